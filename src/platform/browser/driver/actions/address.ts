import { BrowserFault } from "../../actions.js";

/** A scheme is followed by a colon, as the host of `example.com:8080` is, but not by digits. */
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const BLANK = "about:blank";

/** The address that is meant, with https:// where it has no scheme. Throws fault `invalid`. */
export function pageAddress(url: string): string {
  const trimmed = url.trim();
  if (trimmed === BLANK) return BLANK;
  const absolute = HAS_SCHEME.test(trimmed) ? trimmed : `https://${trimmed}`;
  const parsed = URL.canParse(absolute) ? new URL(absolute) : undefined;
  if (!parsed || !["http:", "https:"].includes(parsed.protocol)) {
    throw new BrowserFault("invalid", "url must be an address of http or https, or about:blank");
  }
  return parsed.href;
}
