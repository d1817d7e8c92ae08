import type { IncomingHttpHeaders } from "node:http";
import type { onRequestHookHandler } from "fastify";
import { errors, type Refusal } from "../api-error.js";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The refusal of a request of another site. */
export const otherSite: Refusal = () => errors.forbidden("requests from other sites are refused");

/**
 * Refuses, with 403, requests that pages of other sites send and that change something: a browser
 * adds this site's cookie to some of them.
 */
export function refuseCrossSite(publicUrl: string): onRequestHookHandler {
  return (request, _reply, done) => {
    const isRefused = !READING.has(request.method) && isCrossSite(request.headers, publicUrl);
    done(isRefused ? otherSite() : undefined);
  };
}

/**
 * Whether a browser sent a request for a page of another site. A request that no browser sent has no
 * Origin, and cannot carry somebody else's cookie either. Names of the loopback are one site, on any
 * port, while `publicUrl` is one of them.
 */
export function isCrossSite(
  headers: Pick<IncomingHttpHeaders, "origin" | "host" | "sec-fetch-site">,
  publicUrl: string,
): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) {
    // An opaque origin is written `null` and is nobody's.
    if (!URL.canParse(origin)) return true;
    const from = new URL(origin);
    const home = new URL(publicUrl);
    if (isLoopbackName(home.hostname) && isLoopbackName(from.hostname)) return false;
    if (from.origin !== home.origin && from.host !== hostOf(from.protocol, host)) return true;
  }
  return headers["sec-fetch-site"] === "cross-site";
}

/** Whether the host of a URL can only be this machine. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** A Host header in the form of URLs, which leave the port of the protocol out. */
function hostOf(protocol: string, host: string | undefined): string | undefined {
  const url = `${protocol}//${host}`;
  return host !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
