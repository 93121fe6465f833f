/** The line to a table: keeps itself up, and sends again what was not answered. */

import type { Pace } from "./pace.ts";
import type { Advice, Because, Done, Incoming, Past, Refusal, Outgoing } from "./wire.ts";

type Unkeyed<T> = T extends { k: string } ? Omit<T, "k"> : never;
/** What is answered, before it has a key. */
export type Asked = Unkeyed<Incoming>;
export type Answer = Done | Refusal | Because | Advice | Past;
export type Line = "connecting" | "here" | "lost" | "gone";

interface Pending {
  message: Incoming;
  resolve: (answer: Answer) => void;
}

const GONE = 4404;
const PATIENCE = 25_000;
const ASLEEP = 3_000;

export class Socket {
  #socket: WebSocket | undefined;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly secrets: () => string[],
    readonly heard: (message: Outgoing) => void,
    readonly line: (line: Line) => void,
    readonly shows: () => Pace,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** Be there again at once: a line that slept with its phone may be dead without knowing it. */
  #now = () => {
    if (this.#closed || document.hidden) return;
    if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) return this.#connect();
    const [socket, heard] = [this.#socket, this.#heard];
    if (socket.readyState !== WebSocket.OPEN || Date.now() - heard < ASLEEP) return;
    this.#send({ t: "ping" });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#socket !== socket || this.#heard !== heard) return;
      socket.close();
      this.#connect();
    }, ASLEEP);
  };

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.hello();
      for (const { message } of this.#pending.values()) socket.send(JSON.stringify(message));
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => {
        if (Date.now() - this.#heard > PATIENCE) socket.close();
        else if (Date.now() - this.#heard > 10_000) this.#send({ t: "ping" });
      }, 5_000);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return; // given up, and replaced
      this.#heard = Date.now();
      const message = JSON.parse(event.data as string) as Outgoing;
      if (message.t === "table") {
        this.#tries = 0; // a server that takes the line, and has no table, is as good as none
        this.line("here");
      }
      if ("k" in message) {
        this.#pending.get(message.k)?.resolve(message);
        this.#pending.delete(message.k);
      }
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#pulse);
      if (event.code === GONE) {
        this.line("gone");
        return;
      }
      this.line("lost");
      this.#tries += 1;
      const wait = Math.min(8_000, 300 * 1.7 ** this.#tries) * (0.5 + Math.random()); // not all pages at the same moment
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  hello(): void {
    this.#send({ t: "hello", secrets: this.secrets() });
    this.pace();
  }

  /** Tell at which pace the page shows what happens. */
  pace(): void {
    this.#send({ t: "pace", pace: this.shows() });
  }

  /** Ask, and wait for the answer however long the line is down. */
  ask(message: Asked): Promise<Answer> {
    const k = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.slice(0, 40);
    const keyed = { ...message, k } as Incoming;
    return new Promise((resolve) => {
      this.#pending.set(k, { message: keyed, resolve });
      this.#send(keyed);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }
}
