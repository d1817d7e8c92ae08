import { tmpdir } from "node:os";
import type { Browser } from "playwright-core";
import { readNetworks } from "../../outbound/address-guard-hosts.js";
import { BrowserFault } from "../actions.js";
import type { SessionName } from "../browser.js";
import { killGroup } from "../executable/kill-group.js";
import { prepareExecutable } from "../executable/prepare.js";
import type { Asking } from "../line.js";
import type {
  ChromiumFacts,
  DriverSettings,
  ServerCalls,
  WireAction,
  WireCapture,
  WireReply,
} from "../wire.js";
import { capture } from "./capture/capture.js";
import { type Chromium, createChromium } from "./chromium.js";
import { Sessions } from "./sessions/sessions.js";
import { type Watchdog, watch } from "./watchdog/watchdog.js";

/** Everything that happens beside the server: one Chromium, and the sessions in it. */
export class Driver {
  readonly #server: Asking<ServerCalls>;
  #chromium: Chromium | undefined;
  #sessions: Sessions | undefined;
  #watchdog: Watchdog | undefined;
  #pid: number | undefined;

  constructor(server: Asking<ServerCalls>) {
    this.#server = server;
  }

  /** Starts Chromium; everything else comes after it. */
  async start({
    source,
    unpackedFolder,
    limits,
    vouchedFor,
  }: DriverSettings): Promise<ChromiumFacts> {
    const folders = { home: tmpdir(), unpacked: unpackedFolder };
    this.#chromium = createChromium({
      executable: prepareExecutable(source, folders),
      onStart: ({ browser, facts }) => {
        this.#pid = facts.pid;
        this.#watchdog = watch(browser, limits, {
          relieve: async (reason) => (await this.#sessions?.endBusiest(reason)) ?? false,
          onHopeless: () => this.kill(),
        });
      },
      onLost: () => this.#recover(),
    });
    this.#sessions = new Sessions({
      limits,
      vouchedFor: readNetworks(vouchedFor),
      server: this.#server,
      openBrowser: () => this.#browser(),
      reasonOfCrash: () => this.#watchdog?.takeReason(),
    });
    const { facts } = await this.#chromium.open();
    return facts;
  }

  act(order: WireAction): Promise<WireReply> {
    if (this.#sessions === undefined) throw notStarted();
    return this.#sessions.act(order);
  }

  end(name: SessionName): void {
    this.#sessions?.end(name);
  }

  cancel(name: SessionName): void {
    this.#sessions?.cancel(name);
  }

  async capture({ captureId, ...order }: WireCapture): Promise<Uint8Array> {
    const fetchOwn = (path: string) => this.#server.fetchOwn({ captureId, path });
    return capture(await this.#browser(), { ...order, fetchOwn });
  }

  /** Ends Chromium without waiting for anything. */
  kill(): void {
    killGroup(this.#pid);
  }

  async #browser(): Promise<Browser> {
    if (this.#chromium === undefined) throw notStarted();
    return (await this.#chromium.open()).browser;
  }

  /** Whoever asks next finds it started, or learns why it cannot be. */
  #recover(): void {
    this.#watchdog?.stop();
    this.#pid = undefined;
    this.#sessions?.dropAll();
    const start = async () => {
      const opened = await this.#chromium?.open();
      if (opened !== undefined) await this.#server.noteRestart(opened.facts);
    };
    void start().catch(() => undefined);
  }
}

function notStarted(): BrowserFault {
  return new BrowserFault("unavailable", "the browser was not started");
}
