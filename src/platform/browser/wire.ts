import type { ActionReply, BrowserAction } from "./actions.js";
import type { CaptureOrder, OwnAnswer, SessionName } from "./browser.js";
import type { ExecutableSource } from "./executable/find-executable.js";

/** What the driver is started with. */
export interface DriverSettings {
  readonly source: ExecutableSource;
  /** Where a packed browser is unpacked; outlives the driver. */
  readonly unpackedFolder: string;
  /** Networks that are not public and may be reached, such as `10.1.0.0/16`. */
  readonly vouchedFor: readonly string[];
  readonly limits: DriverLimits;
}

export interface DriverLimits {
  /** Open pages of an account over all its sessions. */
  readonly pagesMax: number;
  /** Memory of one renderer. */
  readonly memoryBytesMax: number;
  /** Memory of the processes that all pages share, beyond what they take when it is least. */
  readonly sharedBytesMax: number;
  /** For one action in all; a page that does not answer `graceMs` after it loses its session. */
  readonly actionMs: number;
  readonly graceMs: number;
  /** Pages that nothing is done with for so long stand still until the next action. */
  readonly freezeAfterMs: number;
  /** Processor time of one renderer within `processorWindowMs`. */
  readonly processorMsMax: number;
  readonly processorWindowMs: number;
  /** What a page may do so often within `windowMs`; once more ends its session. */
  readonly floods: FloodLimits;
}

export interface FloodLimits {
  readonly windowMs: number;
  /** Going to another document. */
  readonly documentsMax: number;
  /** Changing its address, also within a document: a page may follow what is scrolled or typed. */
  readonly movesMax: number;
  readonly consoleLinesMax: number;
  readonly requestsMax: number;
}

/** What the driver found when it started Chromium. */
export interface ChromiumFacts {
  readonly version: string;
  readonly isSandboxed: boolean;
  /** Of its main process, which leads the group of all its processes. */
  readonly pid: number | undefined;
}

/** Enough of a session to open it again where Chromium or the driver was lost. */
export interface SessionMemory {
  /** As playwright takes them; undefined where they were too many to keep. */
  readonly cookies: readonly unknown[] | undefined;
  /** Addresses of the tabs in their order, at most 4. */
  readonly urls: readonly string[];
  readonly currentIndex: number;
}

export interface WireAction extends SessionName {
  readonly action: BrowserAction;
  /** Whether documents are asked for with the headers that `sign` answers. */
  readonly isSigned: boolean;
  /** Whether the session was open when the server heard of it last. */
  readonly isOpen: boolean;
  /** The session as it was, where it is no longer open. */
  readonly restored?: SessionMemory | undefined;
}

export type WireReply =
  /** The session was to be open, and is not: the server sends the action again with its memory. */
  | { readonly kind: "lost" }
  | {
      readonly kind: "done";
      readonly reply: ActionReply;
      readonly memory: SessionMemory;
    };

export interface WireCapture extends Pick<CaptureOrder, "url" | "width" | "height"> {
  readonly captureId: number;
}

/** What the server asks of the driver. */
export interface DriverCalls {
  start(settings: DriverSettings): Promise<ChromiumFacts>;
  act(order: WireAction): Promise<WireReply>;
  end(name: SessionName): void;
  /** Nobody waits for the session's action any more. */
  cancel(name: SessionName): void;
  capture(order: WireCapture): Promise<Uint8Array>;
  /** Shows that the driver's event loop turns. */
  ping(input: undefined): void;
}

/** What the driver asks of the server, and tells it. */
export interface ServerCalls {
  /** The addresses that may be dialled. Rejects with AddressRefused. */
  judge(target: { readonly host: string; readonly port: number }): Promise<readonly string[]>;
  sign(request: SessionName & { readonly url: string }): Promise<Readonly<Record<string, string>>>;
  fetchOwn(request: { readonly captureId: number; readonly path: string }): Promise<OwnAnswer>;
  /** A session ended while it did nothing. */
  noteEnd(end: SessionName & { readonly reason: string }): void;
  notePages(pages: number): void;
  /** Chromium ended by itself, and was started again. */
  noteRestart(facts: ChromiumFacts): void;
}
