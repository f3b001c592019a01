## What the server says to one client alone

server-not-seated = You are watching; only those at the table may act.
server-waiting = The match begins when everybody has sat down.
server-stale = The table has changed in the meantime. Look again, please.
server-no-such-ply = The match has not come that far.
server-hello-first = This program is too old or too new for the server. Reload the page.
server-no-such-table = There is no such table, or the link is no longer valid.
server-no-such-page = There is no such page.
server-too-fast = Too many messages at once. One moment, please.
server-unreadable = The server could not read that.
server-trouble = The server had a problem and went back to what is saved. Please try again.
server-too-many = Too many connections from your address.
server-not-your-eyes = While the match lasts you see it through your own eyes only.
server-not-finished = There is a rematch when the match is finished.
server-no-review = There is a review when the match is finished.
server-why-secret = Bots tell why when the match is finished: what they know is secret until then.
server-why-chance = Nobody chose this: it was chance.
server-explaining = Another move is being explained. One moment, please.
server-not-reopened = Only who made the table may open another’s seat again, and only while the match lasts.
server-too-large = That is too large.
server-too-many-tables = Too many new tables from your address. Try again later, please.
