import type { ActionReply, BrowserAction } from "./actions.js";

/** Whose session, and which of theirs. */
export interface SessionName {
  readonly account: string;
  /** Told apart within the account; at most 200 characters. */
  readonly session: string;
}

export interface ActionOrder extends SessionName {
  readonly action: BrowserAction;
  readonly signal: AbortSignal;
  /** Headers that a request of the house carries; asked for each document. */
  readonly sign?: ((url: string) => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** One answer of this site to a request that a page of its own makes while its picture is taken. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface CaptureOrder {
  /** Absolute, on the origin of this site. */
  readonly url: string;
  /** CSS pixels, which are pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Answers every request below the origin; requests to anywhere else fail. */
  readonly answer: (path: string) => Promise<OwnAnswer>;
  readonly signal: AbortSignal;
}

/** Where the browser comes from and how it is. */
export type BrowserStatus =
  | {
      readonly state: "ready";
      /** The variable, the path or the package that it was found by. */
      readonly source: string;
      /** Known once it was started. */
      readonly version?: string;
      readonly isSandboxed?: boolean;
    }
  | { readonly state: "failed"; readonly source: string; readonly reason: string }
  | { readonly state: "missing"; readonly reason: string };

/** One Chromium for everybody, in sessions that know nothing of each other. */
export interface Browser {
  status(): BrowserStatus;
  /** Runs actions of a session one after the other. Rejects with BrowserFault. */
  act(order: ActionOrder): Promise<ActionReply>;
  /** Ends a session; nothing happens where there is none. */
  end(name: SessionName): Promise<void>;
  /** A PNG of a page of this site, exactly as large as asked. Rejects with BrowserFault. */
  capture(order: CaptureOrder): Promise<Uint8Array>;
  stats(): { readonly sessions: number; readonly pages: number; readonly restarts: number };
  close(): Promise<void>;
}
