import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { isCrossSite, isLoopbackName } from "../caller/same-site.js";
import { isLoopbackUrl } from "../caller/this-machine.js";

type SiteHeaders = Pick<IncomingHttpHeaders, "origin" | "host" | "sec-fetch-site">;

/** What clients on this machine mostly ask for. */
const USUAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Tells whether a page that somebody looks at made a request under a name of its own: its name led to
 * its server first, and then to this machine (DNS rebinding). Such a page has an Origin that is its
 * Host, so that a server for this machine takes only hosts that no page can have: addresses, names of
 * the loopback and names without a dot, which containers have.
 */
export function rebindingGuard(publicUrl: string): (headers: SiteHeaders) => boolean {
  const isForThisMachine = isLoopbackUrl(publicUrl);
  return (headers) =>
    isCrossSite(headers, publicUrl) || (isForThisMachine && !isLocalHost(headers.host));
}

function isLocalHost(host: string | undefined): boolean {
  if (host === undefined) return false;
  if (USUAL_HOST.test(host)) return true;
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isLoopbackName(hostname) || isIP(bare) !== 0 || !hostname.includes(".");
}
