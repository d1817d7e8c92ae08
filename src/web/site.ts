import type { Price } from "../engines/money/pricing/pricing.js";
import type { Html } from "./html.js";

/** What every page may be filled with. */
export interface Site {
  /** Origin that links for machines are built from, without a slash at the end. */
  readonly publicUrl: string;
  readonly version: string;
  readonly prices: readonly Price[];
  /** The services behind the gateway that this build answers. */
  readonly services: readonly ShownService[];
}

/** A service behind the gateway, as people read of it. */
export interface ShownService {
  readonly slug: string;
  /** One sentence. */
  readonly purpose: string;
  /** Whether an account must be granted it first. */
  readonly isByRequest: boolean;
  /** Where its description for machines is. */
  readonly href: string;
}

/** A guide, as lists of guides tell of it. */
export interface GuideNotice {
  readonly title: string;
  readonly description: string;
  /** Its page; one that has none is there as Markdown alone. */
  readonly path?: string;
  readonly markdownPath: string;
}

/** Where a page is as Markdown. */
export function markdownPathOf(path: string): string {
  return `${path}.md`;
}

/** A page that says the same to everybody: one file, one entry in the list of `routes.ts`. */
export interface Page {
  readonly path: string;
  readonly title: string;
  /** One sentence; the description for search engines and the entry in the list of guides. */
  readonly description: string;
  render(site: Site): Html;
}
