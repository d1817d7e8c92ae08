import { entriesOf } from "../../../engines/aria-snapshot/entries.js";
import { findLines } from "../../../engines/aria-snapshot/find.js";
import { writeSnapshot } from "../../../engines/aria-snapshot/write.js";
import { decodeText } from "../../../engines/http/text-encoding/decode-text.js";
import { isPlainText, pageOfText } from "../../../engines/pages/document/plain-text.js";
import { readStaticPage, type StaticPage } from "../../../engines/static-page/static-page.js";
import {
  type ActionReply,
  BrowserFault,
  type FaultCode,
} from "../../../platform/browser/actions.js";
import { searchFor } from "../../../platform/browser/driver/snapshot/match-lines.js";

/** A page as it was fetched. */
export interface PageBytes {
  readonly bytes: Uint8Array;
  readonly mediaType: string | undefined;
  readonly charset: string | undefined;
  /** Where it was found. */
  readonly url: string;
}

/** A page, and what is to be told of it. */
export interface PageToShow {
  readonly page: PageBytes;
  readonly view: PageView;
}

export type PageView =
  | {
      readonly kind: "snapshot";
      readonly ref?: string | undefined;
      readonly depth?: number | undefined;
    }
  | {
      readonly kind: "lines";
      readonly text?: string | undefined;
      readonly regex?: string | undefined;
      readonly maxResults?: number | undefined;
    }
  | { readonly kind: "markup" };

/** What a view comes to. */
export interface ShownView extends Pick<ActionReply, "snapshot" | "lines" | "html"> {
  /** What the page calls itself. */
  readonly title: string;
  /** The page has more than is read. */
  readonly isCut: boolean;
}

/** A fault is of the caller, who asked for what is not there. */
export type ShownPage =
  | ShownView
  | { readonly fault: { readonly code: FaultCode; readonly message: string } };

/** Reads a page without a browser and tells one thing of it. */
export function showPage({ page, view }: PageToShow): ShownPage {
  const text = decodeText(page.bytes, page.charset);
  const markup = isPlainText(page.mediaType) ? pageOfText(text) : text;
  try {
    const read = readStaticPage(markup, { url: page.url });
    return { title: read.title, isCut: read.isCut, ...viewOf(read, markup, view) };
  } catch (error) {
    if (!(error instanceof BrowserFault)) throw error;
    return { fault: { code: error.code, message: error.message } };
  }
}

function viewOf(page: StaticPage, markup: string, view: PageView) {
  switch (view.kind) {
    case "snapshot":
      return {
        snapshot: { ...writeSnapshot(entriesOf(treeOf(page, view))), isIncremental: false },
      };
    case "lines":
      return { lines: findLines(entriesOf(treeOf(page)), searchFor(view), view.maxResults) };
    case "markup":
      return { html: markup };
    default:
      return view satisfies never;
  }
}

function treeOf(page: StaticPage, part: { readonly ref?: string | undefined } = {}) {
  const tree = page.tree(part);
  if (tree !== undefined) return tree;
  const message = `ref ${part.ref} is not on the page: take a new snapshot`;
  throw new BrowserFault("invalid", message);
}

/** Shows a page once, which loads tables and has the engine compiled. */
export function showFirstPage(): void {
  const markup = '<title>Mill</title><style>p{color:red}</style><h1>Mill</h1><p><a href="/">Go</a>';
  const bytes = new TextEncoder().encode(markup);
  const page = { bytes, mediaType: "text/html", charset: "utf-8", url: "https://example.org/" };
  showPage({ page, view: { kind: "snapshot" } });
}
