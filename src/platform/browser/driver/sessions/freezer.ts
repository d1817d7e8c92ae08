import type { DriverLimits } from "../../wire.js";
import type { DriverTab } from "../driver-session.js";
import type { Session } from "./session.js";
import { answers, demandAnswers } from "./sign-of-life.js";

type FreezerLimits = Pick<DriverLimits, "freezeAfterMs" | "graceMs">;

/**
 * Has pages stand still while nobody does anything with them: their scripts pause as in a debugger,
 * and go on where they were. The life cycle state `frozen` of the protocol does nothing to pages
 * whose focus is emulated, and playwright emulates it.
 */
export class Freezer {
  readonly #session: Session;
  readonly #afterMs: number;
  readonly #answerMs: number;
  #timer: NodeJS.Timeout | undefined;
  #frozen: readonly DriverTab[] = [];

  constructor(session: Session, { freezeAfterMs, graceMs }: FreezerLimits) {
    this.#session = session;
    this.#afterMs = freezeAfterMs;
    this.#answerMs = graceMs;
  }

  schedule(): void {
    this.stop();
    this.#timer = setTimeout(() => void this.#freeze(), this.#afterMs).unref();
  }

  async thaw(): Promise<void> {
    this.stop();
    const frozen = this.#frozen;
    this.#frozen = [];
    // A page that was closed meanwhile stands still for good.
    await Promise.allSettled(frozen.map(({ protocol }) => protocol.send("Debugger.disable")));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A page that shows a dialog stands still already. */
  async #freeze(): Promise<void> {
    const frozen = this.#session.tabs.filter(({ dialog }) => dialog === undefined);
    this.#frozen = frozen;
    this.#timer = setInterval(() => void this.#check(frozen), this.#answerMs).unref();
    const freeze = async ({ protocol }: DriverTab) => {
      await protocol.send("Debugger.enable");
      // It may be thawed by now: then there is nothing to pause.
      await protocol.send("Debugger.pause");
    };
    await Promise.allSettled(frozen.map(freeze));
  }

  /**
   * A page that stands still answers. One that computes without end does not stop for a debugger, nor
   * does the watchdog see it while the machine is busy.
   */
  async #check(frozen: readonly DriverTab[]): Promise<void> {
    const answered = await Promise.all(frozen.map((tab) => answers(tab, this.#answerMs)));
    const silent = frozen.filter((_tab, index) => !answered[index]);
    await demandAnswers(this.#session, silent, this.#answerMs);
  }
}
