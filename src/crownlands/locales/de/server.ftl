## What the server says to one client alone

server-not-seated = Du schaust zu; handeln kann nur, wer am Tisch sitzt.
server-waiting = Die Partie beginnt, wenn alle sitzen.
server-stale = Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
server-no-such-ply = So weit ist die Partie noch nicht.
server-hello-first = Dieses Programm ist zu alt oder zu neu für den Server. Lade die Seite neu.
server-no-such-table = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr.
server-no-such-page = Diese Seite gibt es nicht.
server-too-fast = Zu viele Nachrichten auf einmal. Einen Augenblick, bitte.
server-unreadable = Das konnte der Server nicht lesen.
server-trouble = Der Server hatte ein Problem und ist zum Gespeicherten zurückgekehrt. Bitte versuch es noch einmal.
server-too-many = Zu viele Verbindungen von deiner Adresse.
server-not-your-eyes = Solange die Partie läuft, siehst du sie nur mit deinen eigenen Augen.
server-not-finished = Eine Revanche gibt es, sobald die Partie zu Ende ist.
server-no-review = Eine Analyse gibt es, wenn die Partie zu Ende ist.
server-why-secret = Bots sagen warum, wenn die Partie zu Ende ist: Bis dahin ist geheim, was sie wissen.
server-why-chance = Das hat niemand gewählt: Der Zufall hat entschieden.
server-explaining = Gerade wird ein anderer Spielzug erklärt. Einen Moment, bitte.
server-not-reopened = Nur wer den Tisch eröffnet hat, kann einen fremden Platz wieder freigeben, und nur solange die Partie läuft.
server-too-large = Das ist zu groß.
server-too-many-tables = Zu viele neue Tische von deiner Adresse. Versuch es bitte später noch einmal.
