import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { isCrossSite, isLoopbackName } from "../caller/same-site.js";
import { isLoopbackUrl } from "../caller/this-machine.js";

/**
 * Whether a page that somebody looks at made a request under a name of its own: its name led to its
 * server first, and then to this machine (DNS rebinding). Such a page has an Origin that is its Host,
 * so that a server for this machine takes only hosts that no page can have: addresses, names of the
 * loopback and names without a dot, which containers have.
 */
export function isRebound(
  headers: Pick<IncomingHttpHeaders, "origin" | "host" | "sec-fetch-site">,
  publicUrl: string,
): boolean {
  if (isCrossSite(headers, publicUrl)) return true;
  return isLoopbackUrl(publicUrl) && !isLocalHost(headers.host);
}

function isLocalHost(host: string | undefined): boolean {
  const url = `http://${host}`;
  if (host === undefined || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isLoopbackName(hostname) || isIP(bare) !== 0 || !hostname.includes(".");
}
