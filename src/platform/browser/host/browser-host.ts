import type { Logger } from "pino";
import { unlessAborted } from "../../threads/deadline.js";
import { type ActionReply, type BrowserAction, BrowserFault } from "../actions.js";
import type { ActionOrder, Browser, CaptureOrder } from "../browser.js";
import { type ExecutableSource, MISSING_BROWSER } from "../executable/find-executable.js";
import { inTime } from "../waiting.js";
import type { DriverLimits, ServerCalls, WireReply } from "../wire.js";
import { createDriverKeeper } from "./driver-keeper.js";
import type { DriverProcess } from "./driver-process.js";
import { type BookedSession, SessionBook } from "./session-book.js";

export interface BrowserOptions {
  /** Undefined where there is none. */
  readonly source: ExecutableSource | undefined;
  /** Told where there is none. */
  readonly whyMissing?: string;
  /** The folder of the built product; default the one that this file is in. */
  readonly root?: URL | undefined;
  readonly judge: ServerCalls["judge"];
  /** Networks that are not public and may be reached, such as `10.1.0.0/16`. */
  readonly vouchedFor: readonly string[];
  readonly log: Pick<Logger, "warn">;
  /** Counts up. */
  readonly onRestart: () => void;
  readonly limits: HostLimits & DriverLimits;
}

export interface HostLimits {
  readonly sessionsMax: number;
  /** A session without an action for so long ends. */
  readonly idleMs: number;
  /** A session without an action for so long may be ended to make room for another one. */
  readonly yieldsAfterMs: number;
  /** A driver that does not turn for so long is ended. */
  readonly silenceMs: number;
  /** A driver without sessions and pictures for so long ends. */
  readonly driverIdleMs: number;
}

const ACTIONS_MAX = 8;
const SWEEP_MS_MAX = 5_000;
/** A driver that does not even say that an action took too long does not turn any more. */
const ANSWER_MARGIN_MS = 30_000;
const CAPTURE_MS_MAX = 20_000;
const LOOK_FIRST =
  "whether the action was done is not known; its pages are opened again by the next one";
/** They need nothing of the session before. */
const BEGINNINGS: readonly string[] = ["navigate", "tabs", "close"];
/** They change nothing, so that they may be done twice. */
const READINGS: readonly string[] = [
  ...["snapshot", "find", "content", "take_screenshot"],
  ...["wait_for", "console_messages", "network_requests"],
];

/** The browser as the server sees it: it counts the sessions, and has them open in a driver. */
export class BrowserHost implements Browser {
  readonly #options: BrowserOptions;
  readonly #book: SessionBook;
  readonly #keeper: ReturnType<typeof createDriverKeeper>;
  readonly #captures = new Map<number, CaptureOrder["answer"]>();
  readonly #sweeper: NodeJS.Timeout;
  #lastCaptureId = 0;
  #pages = 0;
  #restarts = 0;
  #usedAt = 0;

  constructor(options: BrowserOptions) {
    const { limits, source, root, judge, vouchedFor } = options;
    const { sessionsMax, idleMs, yieldsAfterMs, silenceMs, driverIdleMs, ...driverLimits } = limits;
    this.#options = options;
    this.#book = new SessionBook(
      {
        sessionsMax,
        accountSessionsMax: limits.pagesMax,
        actionsMax: ACTIONS_MAX,
        yieldsAfterMs,
      },
      (session) => void this.#endInDriver(session),
    );
    this.#keeper = createDriverKeeper({
      source,
      whyMissing: options.whyMissing ?? MISSING_BROWSER,
      silenceMs,
      root: root ?? new URL("../../../", import.meta.url),
      settings: { limits: driverLimits, vouchedFor },
      answering: this.#answering(judge),
      onLost: () => this.#onLost(),
    });
    const sweepMs = Math.min(SWEEP_MS_MAX, idleMs / 4, driverIdleMs / 4);
    this.#sweeper = setInterval(() => this.#sweep(), sweepMs).unref();
  }

  status() {
    return this.#keeper.status();
  }

  stats() {
    return { sessions: this.#book.size, pages: this.#pages, restarts: this.#restarts };
  }

  async act(order: ActionOrder): Promise<ActionReply> {
    const { action, signal } = order;
    const past = this.#book.takeEnd(order);
    if (past !== undefined && !(past.isSilent && BEGINNINGS.includes(action.name))) {
      throw new BrowserFault("session_ended", `the session is over: ${past.reason}`);
    }
    const session = this.#book.enter(order);
    session.actions += 1;
    const reply = session.turn.then(() => this.#actInTurn(session, order));
    session.turn = reply
      .catch(() => undefined)
      .then(() => {
        session.actions -= 1;
        session.usedAt = performance.now();
      });
    const { events, ...rest } = await unlessAborted(signal, reply);
    const told = past === undefined ? [] : [`The session before is over: ${past.reason}.`];
    return { ...rest, events: [...told, ...events] };
  }

  async end(name: Pick<ActionOrder, "account" | "session">): Promise<void> {
    this.#book.takeEnd(name);
    const session = this.#book.find(name);
    if (session === undefined) return;
    this.#book.drop(session);
    await this.#endInDriver(session);
  }

  /** Rejects when the driver has given up, too: what is still being drawn there takes its place. */
  async capture({ url, width, height, answer, signal }: CaptureOrder): Promise<Uint8Array> {
    signal.throwIfAborted();
    this.#lastCaptureId += 1;
    const captureId = this.#lastCaptureId;
    this.#captures.set(captureId, answer);
    // Without answers the page cannot be shown, and the driver gives up.
    const forget = () => void this.#captures.delete(captureId);
    signal.addEventListener("abort", forget);
    try {
      const driver = await this.#keeper.open();
      signal.throwIfAborted();
      const picture = driver.ask.capture({ captureId, url, width, height });
      const late = new BrowserFault("timeout", "the picture took too long");
      return await inTime(CAPTURE_MS_MAX, picture, late);
    } catch (error) {
      throw asFault(error);
    } finally {
      signal.removeEventListener("abort", forget);
      forget();
      this.#usedAt = performance.now();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.#keeper.end();
  }

  /** What only reads is done again where the browser was lost meanwhile; the rest may have been what ended it. */
  async #actInTurn(session: BookedSession, order: ActionOrder): Promise<ActionReply> {
    try {
      return await this.#actOnce(session, order).catch((error) => {
        if (!isLost(error)) throw error;
        if (isReading(order.action)) return this.#actOnce(session, order);
        throw new BrowserFault("lost", `${error.message}, and is started again: ${LOOK_FIRST}`);
      });
    } catch (error) {
      const fault = asFault(error);
      if (fault.code === "session_ended") this.#book.drop(session);
      throw fault;
    }
  }

  async #actOnce(session: BookedSession, order: ActionOrder): Promise<ActionReply> {
    order.signal.throwIfAborted();
    session.sign = order.sign;
    let driver: DriverProcess | undefined;
    const cancel = () => void driver?.ask.cancel(session.name).catch(() => undefined);
    order.signal.addEventListener("abort", cancel);
    try {
      driver = await this.#keeper.open();
      order.signal.throwIfAborted();
      const answer = await this.#ask(driver, session, order);
      if (answer.kind === "lost") throw new BrowserFault("lost", "the browser was lost again");
      session.openIn = driver;
      session.memory = answer.memory;
      return answer.reply;
    } finally {
      order.signal.removeEventListener("abort", cancel);
      // One that was ended during its first action is open in a driver that was not told.
      if (this.#book.find(order) === undefined) {
        driver?.ask.end(session.name).catch(() => undefined);
      }
    }
  }

  /** Opens the session again from what is remembered of it, where it is not open any more. */
  async #ask(
    driver: DriverProcess,
    session: BookedSession,
    { action, sign }: ActionOrder,
  ): Promise<WireReply> {
    const { actionMs, graceMs } = this.#options.limits;
    const ask = async (isOpen: boolean) => {
      const restored = isOpen ? undefined : session.memory;
      const order = { ...session.name, action, isSigned: sign !== undefined, isOpen, restored };
      const late = new BrowserFault("failed", "the browser does not answer and is started again");
      try {
        return await inTime(actionMs + graceMs + ANSWER_MARGIN_MS, driver.ask.act(order), late);
      } catch (error) {
        if (error === late) driver.kill();
        throw error;
      }
    };
    const answer = await ask(session.openIn === driver);
    return answer.kind === "lost" ? ask(false) : answer;
  }

  #answering(judge: ServerCalls["judge"]): ServerCalls {
    return {
      judge,
      sign: async ({ url, ...name }) => (await this.#book.find(name)?.sign?.(url)) ?? {},
      fetchOwn: async ({ captureId, path }) => {
        const answer = this.#captures.get(captureId);
        if (answer === undefined) throw new Error("nobody waits for the picture any more");
        return answer(path);
      },
      noteEnd: ({ reason, ...name }) => {
        this.#book.drop({ name }, { reason, isSilent: false });
      },
      notePages: (pages) => {
        this.#pages = pages;
      },
      noteRestart: (facts) => {
        this.#keeper.noteFacts(facts);
        this.#countRestart("Chromium ended and was started again");
      },
    };
  }

  /** With sessions, somebody is about to need it. */
  #onLost(): void {
    this.#pages = 0;
    this.#countRestart("the process that drives Chromium ended");
    if (this.#book.size > 0) this.#keeper.open().catch(() => undefined);
  }

  #countRestart(message: string): void {
    this.#restarts += 1;
    this.#options.onRestart();
    this.#options.log.warn(message);
  }

  #sweep(): void {
    const { idleMs, driverIdleMs } = this.#options.limits;
    for (const session of this.#book.idleFor(idleMs)) {
      const reason = `it was idle for ${idleMs / 1_000} s`;
      this.#book.drop(session, { reason, isSilent: true });
      void this.#endInDriver(session);
    }
    const now = performance.now();
    if (this.#book.size + this.#captures.size > 0) this.#usedAt = now;
    if (now - this.#usedAt > driverIdleMs) void this.#keeper.end();
  }

  /** A driver that is gone has nothing open. */
  async #endInDriver({ name, openIn }: BookedSession): Promise<void> {
    await openIn?.ask.end(name).catch(() => undefined);
  }
}

function isReading(action: BrowserAction): boolean {
  return READINGS.includes(action.name) || (action.name === "tabs" && action.action === "list");
}

function isLost(error: unknown): error is BrowserFault {
  return error instanceof BrowserFault && error.code === "lost";
}

function asFault(error: unknown): BrowserFault {
  if (error instanceof BrowserFault) return error;
  return new BrowserFault("failed", (error as Error).message);
}
