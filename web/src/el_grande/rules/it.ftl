## What the pictures of the rules of El Grande say

el_grande-picture-box = 1: i caballeros di un giocatore e quanti sono. 2: gli stessi con il Grande, che segna la regione di provenienza. 3: il re. 4: la corte. 5: la provincia. 6: un disco segreto. 7: una carta potere con le teste. 8: una carta azione. 9: un segnapunti mobile.
    .alt = Scudo blu con un 4; scudo rosso con un 2 e una corona; il re nero con la corona; un palazzo; due case; un disco diviso in nove parti con una lancetta; la carta potere 9 con due teste; la carta del re con cinque teste; una tavoletta con i valori 8, 4 e 0.
el_grande-picture-power = Più alta è la carta potere, prima scegli la carta azione, ma meno caballeros arrivano alla tua corte.
    .alt = Le carte potere da 1 a 13 con 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0 e 0 teste.
el_grande-picture-placing = Il re sta nella Nuova Castiglia. I caballeros si piazzano nelle cinque regioni adiacenti o nel Castillo; la regione del re è tabù.
    .alt = Una mappa della Spagna. La Nuova Castiglia è tratteggiata e vi sta il re. Vecchia Castiglia, Aragona, Valencia, Granada, Siviglia e il Castillo sono illuminati.
el_grande-picture-castillo = Rosso e Giallo hanno caballeros nel Castillo e impostano i dischi in segreto. Il disco di Rosso indica la Galizia: tutti e tre i suoi vanno lì.
    .alt = Il Castillo con tre caballeros rossi e due gialli; due dischi, uno rosso e uno giallo; la Galizia con tre caballeros rossi e due blu.
el_grande-picture-deck1 = Le carte del mazzo 1 spostano caballeros sul tabellone. Gli scudi rossi sono i tuoi, quelli grigi degli altri, quelli divisi di qualsiasi colore.
    .alt = Nove carte azione con una testa: intrighi.
el_grande-picture-deck2 = Le carte del mazzo 2: il veto, le carte che rimandano caballeros nella provincia e un conteggio speciale.
    .alt = Otto carte azione con due teste.
el_grande-picture-deck3 = Le carte del mazzo 3 sono conteggi speciali.
    .alt = Otto carte azione con tre teste.
el_grande-picture-deck4 = Le carte del mazzo 4 spostano segnapunti, il re, i Grandi e interi gruppi, oppure aiutano chi le prende.
    .alt = Sette carte azione con quattro teste.
el_grande-picture-deck5 = La carta del re c’è in ogni round.
    .alt = Una carta azione con cinque teste: la carta del re.
el_grande-picture-scoring = Vecchia Castiglia: primo, secondo e terzo posto. Granada: Blu e Giallo sono pari al primo posto, quindi ciascuno riceve i punti del secondo; Rosso quelli del terzo. Nuova Castiglia: Rosso è primo da solo e riceve 7, +2 perché lì c’è il re e +2 perché è la sua regione di provenienza.
    .alt = Vecchia Castiglia, valori 6, 4, 2: rosso 5 caballeros, 6 punti; blu 3, 4 punti; giallo 1, 2 punti. Granada, valori 6, 3, 1: blu 4 e giallo 4, 3 punti ciascuno; rosso 2, 1 punto. Nuova Castiglia con il re, valori 7, 4, 2: rosso 3 con il Grande, 11 punti; blu 2, 4 punti.
el_grande-picture-boards = Al posto dei valori della regione valgono quelli del segnapunti mobile.
    .alt = Galizia con i valori 4, 2, 0: blu 3 caballeros, 4 punti; bianco 1, 2 punti. Poi con il segnapunti 8, 4, 0: blu 8 punti, bianco 4.
