/** What a place on a page is called: the ref of a snapshot, such as `e12`, or a selector. */
export type Target = string;

export interface FormField {
  readonly target: Target;
  readonly type: "textbox" | "checkbox" | "radio" | "combobox" | "slider";
  /** The text, `true` or `false`, the label of an option, or the number of a slider. */
  readonly value: string;
}

export type MouseButton = "left" | "right" | "middle";
export type ModifierKey = "Alt" | "Control" | "ControlOrMeta" | "Meta" | "Shift";

/** What a session can be asked to do. Its arguments were checked; lengths and ranges hold. */
export type BrowserAction =
  | { readonly name: "navigate"; readonly url: string }
  | { readonly name: "navigate_back" }
  | {
      readonly name: "snapshot";
      /** The root of what is shown; the whole page unless given. */
      readonly target?: Target | undefined;
      readonly depth?: number | undefined;
      readonly boxes?: boolean | undefined;
      /** Shows what changed since the last snapshot of the page. */
      readonly incremental?: boolean | undefined;
    }
  | {
      readonly name: "find";
      readonly text?: string | undefined;
      readonly regex?: string | undefined;
      readonly maxResults?: number | undefined;
    }
  | {
      readonly name: "click";
      readonly target: Target;
      readonly doubleClick?: boolean | undefined;
      readonly button?: MouseButton | undefined;
      readonly modifiers?: readonly ModifierKey[] | undefined;
      /** Shows what the action changed, instead of the whole page. */
      readonly incremental?: boolean | undefined;
    }
  | { readonly name: "hover"; readonly target: Target }
  | { readonly name: "drag"; readonly startTarget: Target; readonly endTarget: Target }
  | {
      readonly name: "type";
      readonly target: Target;
      readonly text: string;
      readonly submit?: boolean | undefined;
      readonly slowly?: boolean | undefined;
      /** Shows what the action changed, instead of the whole page. */
      readonly incremental?: boolean | undefined;
    }
  | {
      readonly name: "fill_form";
      readonly fields: readonly FormField[];
      readonly incremental?: boolean | undefined;
    }
  | {
      readonly name: "select_option";
      readonly target: Target;
      readonly values: readonly string[];
      readonly incremental?: boolean | undefined;
    }
  | {
      readonly name: "press_key";
      readonly key: string;
      readonly incremental?: boolean | undefined;
    }
  | {
      readonly name: "wait_for";
      /** Seconds. */
      readonly time?: number | undefined;
      readonly text?: string | undefined;
      readonly textGone?: string | undefined;
    }
  | {
      readonly name: "handle_dialog";
      readonly accept: boolean;
      readonly promptText?: string | undefined;
    }
  | {
      readonly name: "tabs";
      readonly action: "list" | "new" | "close" | "select";
      readonly index?: number | undefined;
      readonly url?: string | undefined;
    }
  | {
      readonly name: "take_screenshot";
      readonly type?: "png" | "jpeg" | undefined;
      readonly target?: Target | undefined;
      readonly fullPage?: boolean | undefined;
    }
  | { readonly name: "resize"; readonly width: number; readonly height: number }
  | { readonly name: "console_messages"; readonly level?: "error" | "warning" | "info" | "debug" }
  | {
      readonly name: "network_requests";
      /** A regular expression; only lines that match it are listed. */
      readonly filter?: string | undefined;
    }
  /** The markup of the page as it stands, for `browser_extract`: what styles hide is marked as hidden. */
  | { readonly name: "content" }
  | { readonly name: "close" };

/** A tab as it is listed. */
export interface OpenTab {
  readonly title: string;
  readonly url: string;
  readonly isCurrent: boolean;
}

/** What an action came to. */
export interface ActionReply {
  readonly engine: "chromium" | "static";
  /** In their order; empty when no page is open. */
  readonly tabs: readonly OpenTab[];
  /** Status of the document's answer, where the page was loaded over HTTP. */
  readonly httpStatus?: number;
  /** The accessibility tree as YAML, at most 50 KB. */
  readonly snapshot?: {
    readonly text: string;
    /** True where subtrees were left out; the text names each of them. */
    readonly isCut: boolean;
    readonly isIncremental: boolean;
  };
  readonly image?: {
    readonly bytes: Uint8Array;
    readonly mimeType: "image/png" | "image/jpeg";
  };
  /** The markup of the page, of `content` alone. */
  readonly html?: string;
  /** Lines for a reader: what was found, the console, the requests. */
  readonly lines?: readonly string[];
  /** A dialog that waits for `handle_dialog`. */
  readonly dialog?: { readonly type: string; readonly message: string };
  /** What happened beside: dialogs that were closed, requests that were refused, a restart. */
  readonly events: readonly string[];
}

/** Why an action failed; the message is for the model that asked. */
export type FaultCode =
  /** The action does not fit the page: no such ref, nothing to click, a wrong key. */
  | "invalid"
  /** No page is open. */
  | "no_page"
  /** The guard refuses the address. */
  | "refused"
  /** The page could not be loaded, or was not done in time. */
  | "failed"
  | "timeout"
  /** Chromium or its driver ended meanwhile, and is started again. */
  | "lost"
  /** The session is over, and why; the next action begins a new one. */
  | "session_ended"
  /** As many sessions, pages or actions as there may be. */
  | "busy"
  /** There is no browser, or it cannot be started. */
  | "unavailable";

export class BrowserFault extends Error {
  override readonly name = "BrowserFault";

  constructor(
    readonly code: FaultCode,
    message: string,
  ) {
    super(message);
  }
}
