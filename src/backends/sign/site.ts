import { isDnsAuthority, isUri } from "../../engines/http/sign-in-message/uri.js";
import { isLoopbackUrl } from "../../http/caller/this-machine.js";
import { invalidField } from "./field-fault.js";

/** The site that asks somebody to sign in, as a message names it; ASCII, as its grammar wants. */
export interface Site {
  /** An authority of RFC 3986 without a user: the host, and the port unless it is that of the scheme. */
  readonly domain: string;
  /** Below that authority. */
  readonly uri: string;
}

/**
 * The site that a request names by its domain, its URI or both; undefined when it names none. Wallets
 * compare it with the page that asks, so it is spelled as browsers do. Throws 422 for what is no site
 * on https, or on loopback, and where one of the two names another site.
 */
export function readSite(named: { domain?: string; uri?: string }): Site | undefined {
  const domain = named.domain === undefined ? undefined : readDomain(named.domain);
  const uri = named.uri ?? (domain === undefined ? undefined : uriOf(domain));
  if (uri === undefined) return undefined;
  const host = hostOf(uri);
  if (domain !== undefined && domain !== host) {
    throw invalidField("domain", `must be the host of uri, which is ${host}`);
  }
  return { domain: host, uri };
}

/** The site of a server, from its public URL. */
export function siteOf(publicUrl: string): Site {
  const { host, origin, pathname } = new URL(publicUrl);
  return { domain: host, uri: `${origin}${pathname.replace(/\/+$/, "")}` };
}

function readDomain(text: string): string {
  const domain = text.toLowerCase();
  const isHost = isDnsAuthority(domain) && !domain.includes("@") && URL.canParse(uriOf(domain));
  if (isHost && new URL(uriOf(domain)).host === domain) return domain;
  throw invalidField(
    "domain",
    "must be a host as browsers write it, with its port if it has one, such as shop.example:8443",
  );
}

function uriOf(domain: string): string {
  const local = `http://${domain}`;
  return isLoopbackUrl(local) ? local : `https://${domain}`;
}

function hostOf(uri: string): string {
  if (isUri(uri) && URL.canParse(uri)) {
    const { protocol, origin, host } = new URL(uri);
    const isSafe = protocol === "https:" || (protocol === "http:" && isLoopbackUrl(uri));
    // What stands before the path is the origin and nothing else: no user, no other spelling.
    const rest = uri.slice(origin.length);
    if (isSafe && uri.toLowerCase().startsWith(origin) && /^([/?#]|$)/.test(rest)) return host;
  }
  throw invalidField(
    "uri",
    "must be a URI on https, or on http for loopback, whose host is written as browsers do, without a user",
  );
}
