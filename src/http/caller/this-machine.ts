import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { isCrossSite, isLoopbackName } from "./same-site.js";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Headers by which a proxy says that somebody else stands behind a request. */
const FORWARDING = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

export interface Provenance {
  /** Address at the other end of the connection. */
  readonly peer: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a request was made on this machine, to this machine, and for no page of another site: a
 * page could read the answer where a name of its own leads here, or where CORS_ORIGINS lets it.
 */
export function isFromThisMachine({ peer = "", headers }: Provenance, publicUrl: string): boolean {
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  const isForeign = headers.origin !== undefined && isCrossSite(headers, publicUrl);
  const isFromHere = loopback.check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
  return isFromHere && isLoopbackUrl(`http://${headers.host}`) && !isForwarded && !isForeign;
}

/** Whether a URL leads to the machine that it is followed on. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackName(new URL(url).hostname);
}
