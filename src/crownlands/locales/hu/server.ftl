## What the server says to one client alone

server-not-seated = Te nézed a játékot; csak az léphet, aki az asztalnál ül.
server-waiting = A játszma akkor kezdődik, amikor mindenki leült.
server-stale = Az asztalon közben változott valami. Nézd meg újra!
server-no-such-ply = Eddig még nem jutott el a játszma.
server-hello-first = Ez a program túl régi vagy túl új a szerverhez. Töltsd újra az oldalt!
server-no-such-table = Nincs ilyen asztal, vagy a link már nem érvényes.
server-no-such-page = Nincs ilyen oldal.
server-too-fast = Túl sok üzenet egyszerre. Egy pillanat!
server-unreadable = Ezt a szerver nem tudta elolvasni.
server-trouble = Hiba történt a szerveren; visszatért az elmentett álláshoz. Próbáld újra!
server-too-many = Túl sok kapcsolat a címedről.
server-not-your-eyes = Amíg a játszma tart, csak a saját szemeddel nézheted.
server-not-finished = Visszavágó akkor lehet, ha a játszma véget ért.
server-no-review = Elemzés akkor van, amikor a játszma véget ért.
server-why-secret = A botok a játszma végén mondják el, miért: addig titok, amit tudnak.
server-why-chance = Ezt senki sem választotta: a véletlen döntött.
server-explaining = Épp egy másik lépés magyarázata készül. Egy pillanat!
server-not-reopened = Más helyét csak az asztal megnyitója szabadíthatja fel, és csak amíg a játszma tart.
server-too-large = Ez túl nagy.
server-too-many-tables = Túl sok új asztal erről a címről. Próbáld újra később.
