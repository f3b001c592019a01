"""The live figures: tables played over real sockets, memory, crashes, the client in a browser."""
