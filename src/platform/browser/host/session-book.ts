import { BrowserFault } from "../actions.js";
import type { ActionOrder, SessionName } from "../browser.js";
import type { SessionMemory } from "../wire.js";
import type { DriverProcess } from "./driver-process.js";

/** A session as the server knows it. */
export interface BookedSession {
  readonly name: SessionName;
  /** The driver that has it open, as far as is known. */
  openIn: DriverProcess | undefined;
  memory: SessionMemory | undefined;
  /** Signs what the session asks for; of its newest action. */
  sign: ActionOrder["sign"];
  /** Actions that run or wait. */
  actions: number;
  /** Resolves when the action before is done. */
  turn: Promise<unknown>;
  usedAt: number;
}

export interface BookLimits {
  readonly sessionsMax: number;
  readonly accountSessionsMax: number;
  /** Actions of one session that run or wait. */
  readonly actionsMax: number;
  /** A session without an action for so long may be ended to make room. */
  readonly yieldsAfterMs: number;
}

/** Why a session is over, for its next action. */
export interface SessionEnd {
  readonly reason: string;
  /** It did nothing wrong: an action that begins anew just does so. */
  readonly isSilent: boolean;
}

const ENDS_MAX = 1_000;

/** Which sessions there are, and which of those that are over were not told so yet. */
export class SessionBook {
  readonly #limits: BookLimits;
  readonly #onYield: (session: BookedSession) => void;
  readonly #sessions = new Map<string, BookedSession>();
  readonly #ends = new Map<string, SessionEnd>();

  constructor(limits: BookLimits, onYield: (session: BookedSession) => void) {
    this.#limits = limits;
    this.#onYield = onYield;
  }

  get size(): number {
    return this.#sessions.size;
  }

  find(name: SessionName): BookedSession | undefined {
    return this.#sessions.get(keyOf(name));
  }

  /** The session, new unless it is there. Throws BrowserFault `busy` at the caps. */
  enter(name: SessionName): BookedSession {
    const session = this.find(name) ?? this.#admit(name);
    const { actionsMax } = this.#limits;
    if (session.actions < actionsMax) return session;
    throw new BrowserFault("busy", `${actionsMax} actions of the session wait already`);
  }

  drop({ name }: Pick<BookedSession, "name">, end?: SessionEnd): void {
    const key = keyOf(name);
    if (!this.#sessions.delete(key) || end === undefined) return;
    this.#ends.set(key, end);
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > ENDS_MAX && oldest !== undefined) this.#ends.delete(oldest);
  }

  /** Why the session that had the name before is over; told once. */
  takeEnd(name: SessionName): SessionEnd | undefined {
    const key = keyOf(name);
    const end = this.#ends.get(key);
    this.#ends.delete(key);
    return end;
  }

  /** Those without an action for so long, longest first. */
  idleFor(ms: number): BookedSession[] {
    const before = performance.now() - ms;
    return [...this.#sessions.values()]
      .filter(({ actions, usedAt }) => actions === 0 && usedAt <= before)
      .toSorted((one, other) => one.usedAt - other.usedAt);
  }

  #admit(name: SessionName): BookedSession {
    const { sessionsMax, accountSessionsMax, yieldsAfterMs } = this.#limits;
    const isOwn = (session: BookedSession) => session.name.account === name.account;
    const own = [...this.#sessions.values()].filter(isOwn).length;
    const idle = this.idleFor(yieldsAfterMs);
    if (own >= accountSessionsMax) {
      this.#makeRoom(idle.find(isOwn), `an account may have ${accountSessionsMax} sessions`);
    } else if (this.size >= sessionsMax) {
      this.#makeRoom(idle[0], `there are ${sessionsMax} sessions, all of them in use`);
    }
    const session: BookedSession = {
      name: { account: name.account, session: name.session },
      openIn: undefined,
      memory: undefined,
      sign: undefined,
      actions: 0,
      turn: Promise.resolve(),
      usedAt: performance.now(),
    };
    this.#sessions.set(keyOf(name), session);
    return session;
  }

  #makeRoom(idle: BookedSession | undefined, refusal: string): void {
    if (idle === undefined) throw new BrowserFault("busy", `${refusal}: try again in a minute`);
    this.drop(idle, { reason: "it was idle and made room for another one", isSilent: true });
    this.#onYield(idle);
  }
}

function keyOf({ account, session }: SessionName): string {
  return JSON.stringify([account, session]);
}
