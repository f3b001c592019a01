// The socket to one table: says hello, keeps it alive, and comes back by itself when it breaks.
import { PROTOCOL } from '../wire.gen';
import type { FromClient, FromServer } from '../wire.gen';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;

export class Link {
  state = $state<'joining' | 'open' | 'lost' | 'refused'>('joining');
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #closed = false;

  #hello: FromClient | null = null;

  constructor(
    readonly onhear: (message: FromServer) => void,
    readonly onlost: () => void,
  ) {}

  open(table: string, secret: string | null): void {
    this.#hello = { t: 'hello', protocol: PROTOCOL, table, secret };
    this.#connect();
  }

  /** Whether it went out. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The server knows us: from now on a loss is worth mending. */
  welcomed(): void {
    this.state = 'open';
    this.#wait = FIRST_WAIT;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL('api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#hello) this.send(this.#hello);
      this.#pinger = setInterval(() => this.send({ t: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (message) => this.onhear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    clearInterval(this.#pinger);
    this.onlost();
    if (this.#closed || this.state === 'refused') return;
    this.state = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
