## What the server says to one client alone

server-not-seated = Stai guardando; può agire solo chi siede al tavolo.
server-waiting = La partita comincia quando tutti sono seduti.
server-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, per favore.
server-no-such-ply = La partita non è ancora arrivata fin lì.
server-hello-first = Questo programma è troppo vecchio o troppo nuovo per il server. Ricarica la pagina.
server-no-such-table = Questo tavolo non esiste, o il link non è più valido.
server-no-such-page = Questa pagina non esiste.
server-too-fast = Troppi messaggi in una volta. Un momento, per favore.
server-unreadable = Il server non è riuscito a leggerlo.
server-trouble = Il server ha avuto un problema ed è tornato a quanto salvato. Riprova, per favore.
server-too-many = Troppe connessioni dal tuo indirizzo.
server-not-your-eyes = Finché la partita è in corso la vedi solo con i tuoi occhi.
server-not-finished = La rivincita si può giocare quando la partita è finita.
server-no-review = L’analisi c’è quando la partita è finita.
server-why-secret = I bot dicono perché quando la partita è finita: fino ad allora ciò che sanno è segreto.
server-why-chance = Nessuno l’ha scelto: ha deciso il caso.
server-explaining = Si sta spiegando un’altra mossa. Un momento, per favore.
server-not-reopened = Solo chi ha aperto il tavolo può liberare il posto di un altro, e solo finché la partita è in corso.
server-too-large = È troppo grande.
server-too-many-tables = Troppi tavoli nuovi dal tuo indirizzo. Riprova più tardi, per favore.
