// The socket to one table: says hello, notices when nobody answers, and comes back by itself.
import { PROTOCOL } from '../wire.gen';
import type { FromClient, FromServer } from '../wire.gen';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const PATIENCE = 7_000; // everything that is sent has an answer: one this late will not come

export class Link {
  state = $state<'joining' | 'open' | 'lost' | 'refused'>('joining');
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #deadline = 0; // of an answer
  #closed = false;

  #hello: FromClient | null = null;

  constructor(
    readonly onhear: (message: FromServer) => void,
    readonly onlost: () => void,
  ) {}

  open(table: string, secret: string | null): void {
    this.#hello = { t: 'hello', protocol: PROTOCOL, table, secret };
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Whether it went out. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#await();
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
    removeEventListener('offline', this.#drop);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  /** Do not wait for the browser to find out that this socket is dead: it may take minutes. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lose();
  };

  /** The network, or the reader, is back. */
  #hurry = (): void => {
    if (document.hidden || this.#closed || this.state === 'refused') return;
    if (this.#socket) this.send({ t: 'ping' });
    else {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #await(): void {
    this.#deadline ||= setTimeout(this.#drop, PATIENCE);
  }

  #relax(): void {
    clearTimeout(this.#deadline);
    this.#deadline = 0;
  }

  #connect(): void {
    const address = new URL('api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#await();
    socket.onopen = () => {
      if (this.#hello) this.send(this.#hello);
      this.#pinger = setInterval(() => this.send({ t: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (message) => {
      this.#relax();
      this.onhear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = () => {
      this.#socket = null;
      this.#lose();
    };
  }

  #lose(): void {
    clearInterval(this.#pinger);
    this.#relax();
    this.onlost();
    if (this.#closed || this.state === 'refused') return;
    this.state = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
