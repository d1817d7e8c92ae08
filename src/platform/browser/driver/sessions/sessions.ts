import type { Browser } from "playwright-core";
import type { Network } from "../../../outbound/address-guard-hosts.js";
import { openGuardedProxy } from "../../../outbound/guarded-proxy.js";
import { BrowserFault } from "../../actions.js";
import type { SessionName } from "../../browser.js";
import type { Asking } from "../../line.js";
import type { DriverLimits, ServerCalls, WireAction, WireReply } from "../../wire.js";
import { perform } from "../actions/perform.js";
import { AccountPages } from "./account-pages.js";
import { busiestOf } from "./busiest.js";
import { Freezer } from "./freezer.js";
import { restoreTabs } from "./restore.js";
import { runInTime } from "./run-in-time.js";
import { openContext, Session } from "./session.js";

export interface SessionsOptions {
  readonly limits: DriverLimits;
  readonly vouchedFor: readonly Network[];
  readonly server: Asking<ServerCalls>;
  readonly openBrowser: () => Promise<Browser>;
  readonly reasonOfCrash: () => string | undefined;
}

interface Kept {
  readonly session: Session;
  readonly freezer: Freezer;
  isActing: boolean;
  /** The server ended it. */
  isDismissed: boolean;
}

/** The sessions of one Chromium; the server says which there are, and has their actions in turn. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #kept = new Map<string, Kept>();
  /** Of the actions under way: a session has one at a time, and it may not be open yet. */
  readonly #cancelling = new Map<string, AbortController>();
  readonly #pages: AccountPages;

  constructor(options: SessionsOptions) {
    this.#options = options;
    this.#pages = new AccountPages(options.limits.pagesMax, (pages) => {
      void options.server.notePages(pages).catch(() => undefined);
    });
  }

  async act(order: WireAction): Promise<WireReply> {
    const key = keyOf(order);
    const cancelling = new AbortController();
    this.#cancelling.set(key, cancelling);
    try {
      return await this.#act(order, cancelling.signal);
    } finally {
      this.#cancelling.delete(key);
    }
  }

  async #act(order: WireAction, cancelled: AbortSignal): Promise<WireReply> {
    const known = this.#kept.get(keyOf(order));
    if (known === undefined && order.isOpen) return { kind: "lost" };
    const kept = known ?? (await this.#open(order));
    kept.session.beginAction(cancelled);
    kept.isActing = true;
    try {
      return await this.#actIn(kept, order, known === undefined);
    } finally {
      kept.isActing = false;
      if (kept.session.endFault === undefined) kept.freezer.schedule();
    }
  }

  end(name: SessionName): void {
    const kept = this.#kept.get(keyOf(name));
    if (kept === undefined) return;
    kept.isDismissed = true;
    kept.session.end("it was closed");
  }

  cancel(name: SessionName): void {
    const cancelled = new BrowserFault("failed", "the action was cancelled");
    this.#cancelling.get(keyOf(name))?.abort(cancelled);
  }

  /** Chromium is gone: what was open in it is opened again by the next action of each session. */
  dropAll(): void {
    for (const { session } of this.#kept.values()) session.lose();
  }

  /** Ends the session that has Chromium do most; false where there is none. */
  async endBusiest(reason: string): Promise<boolean> {
    const busiest = await busiestOf([...this.#kept.values()].map(({ session }) => session));
    busiest?.end(reason);
    return busiest !== undefined;
  }

  async #actIn({ session, freezer }: Kept, order: WireAction, isNew: boolean): Promise<WireReply> {
    const work = async () => {
      await freezer.thaw();
      if (isNew && order.restored !== undefined) {
        await restoreTabs(session, order.restored, order.action);
      }
      return perform(session, order.action);
    };
    const reply = await runInTime(session, work, this.#options.limits);
    const memory = await session.remember();
    // It may have ended just after its action was done, and nobody would be told why.
    if (session.endFault !== undefined) throw session.endFault;
    return { kind: "done", reply, memory };
  }

  async #open({ account, session: label, isSigned, restored }: WireAction): Promise<Kept> {
    const { server, openBrowser, reasonOfCrash, limits } = this.#options;
    const name = { account, session: label };
    const browser = await openBrowser();
    // Chromium dials nothing itself; what the proxy meets concerns the session that is made with it.
    let session: Session | undefined;
    const proxy = await openGuardedProxy({
      judge: (host, port) => server.judge({ host, port }),
      vouchedFor: this.#options.vouchedFor,
      onFailed: (host, reason) => session?.note(`${host} could not be reached: ${reason}.`),
      onRefused: (host, reason) => session?.note(`A request to ${host} was refused: ${reason}.`),
      onOverrun: (reason) => session?.end(reason),
    });
    const context = await openContext(browser, proxy.port, restored?.cookies ?? []).catch(
      async (error) => {
        await proxy.close();
        throw error;
      },
    );
    session = new Session(context, {
      name,
      pages: this.#pages,
      floods: limits.floods,
      sign: isSigned ? (url) => server.sign({ ...name, url }) : undefined,
      reasonOfCrash,
      onEnd: (reason) => this.#forget(name, reason),
    });
    session.onClose(() => proxy.close());
    const kept = {
      session,
      freezer: new Freezer(session, limits),
      isActing: false,
      isDismissed: false,
    };
    this.#kept.set(keyOf(name), kept);
    return kept;
  }

  /** While it acts, the action's own fault tells why; of what it ended, the server knows, and has begun anew. */
  #forget(name: SessionName, reason: string | undefined): void {
    const kept = this.#kept.get(keyOf(name));
    this.#kept.delete(keyOf(name));
    kept?.freezer.stop();
    if (kept === undefined || kept.isActing || kept.isDismissed) return;
    if (reason !== undefined) {
      void this.#options.server.noteEnd({ ...name, reason }).catch(() => undefined);
    }
  }
}

function keyOf({ account, session }: SessionName): string {
  return JSON.stringify([account, session]);
}
