import { errors } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import { toFault } from "./faults.js";

/** How the session tells of connections that the guard did not make. */
const GUARD_REFUSED = / was refused: /;
const GUARD_FAILED = / could not be reached: /;
/** Chromium may have tried more than once, which says nothing to whoever asked. */
const COUNTED = / \(\d+ times\)$/;
const NO_CONNECTION = /TUNNEL_|PROXY_|SOCKS_/;
/** What Chromium calls it, and what it means; what is not here is told as Chromium calls it. */
const MEANINGS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [NO_CONNECTION, "no connection to the host of url can be made"],
  [/NAME_NOT_RESOLVED/, "the host of url has no address"],
  [/CONNECTION_REFUSED/, "the host of url does not accept connections"],
  [/_UNREACHABLE|INTERNET_DISCONNECTED/, "the host of url cannot be reached"],
  [/ERR_CONNECTION_|TIMED_OUT/, "the connection to the host of url broke off"],
  [/CERT_|SSL_/, "the host of url has no valid certificate"],
  [/EMPTY_RESPONSE/, "the server of url answered without a page"],
  [/TOO_MANY_REDIRECTS/, "url redirects too often"],
  [/INVALID_|INCOMPLETE|CONTENT_|HTTP2/, "the server of url gave an answer that cannot be read"],
  [/ERR_ABORTED|interrupted/, "url was answered without a page, or loading it was broken off"],
];
const REFUSED_BY_BROWSER = /UNSAFE_PORT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|BLOCKED_BY/;

export function isDownload(): BrowserFault {
  return new BrowserFault("failed", "url is a download; downloads are off");
}

/**
 * Why a page could not be loaded. What the guard told the session about it becomes the fault, and is taken
 * from the events. The status is that of the answer, where there was one.
 */
export function loadFault(
  error: unknown,
  events: string[],
  status: number | undefined,
): BrowserFault {
  if (error instanceof BrowserFault) return error;
  if (error instanceof errors.TimeoutError) {
    return new BrowserFault("timeout", "the page of url did not load in time");
  }
  const message = error instanceof Error ? error.message : String(error);
  const guardFault = NO_CONNECTION.test(message) ? takeGuardFault(events) : undefined;
  if (guardFault) return guardFault;
  if (REFUSED_BY_BROWSER.test(message)) {
    return new BrowserFault("refused", "url leads to an address that browsers do not open");
  }
  if (/Download is starting/.test(message)) return isDownload();
  if (/HTTP_RESPONSE_CODE_FAILURE/.test(message)) {
    const told = status === undefined ? "" : ` with status ${status}`;
    return new BrowserFault("failed", `the server of url answered${told} and without a page`);
  }
  const meaning = MEANINGS.find(([pattern]) => pattern.test(message));
  if (meaning) return new BrowserFault("failed", meaning[1]);
  const name = /net::(ERR_\w+)/.exec(message)?.[1];
  if (name !== undefined) return new BrowserFault("failed", `url could not be loaded: ${name}`);
  return toFault(error);
}

function takeGuardFault(events: string[]): BrowserFault | undefined {
  const place = events.findLastIndex(
    (event) => GUARD_REFUSED.test(event) || GUARD_FAILED.test(event),
  );
  const [told] = place === -1 ? [] : events.splice(place, 1);
  if (told === undefined) return undefined;
  const message = told.replace(COUNTED, "");
  return new BrowserFault(GUARD_REFUSED.test(message) ? "refused" : "failed", message);
}
