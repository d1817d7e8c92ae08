import { isIPv6 } from "node:net";
import { addressOfLiteral, type Network } from "./address-guard-hosts.js";
import { AddressRefused, checkTarget } from "./target-rules.js";

export interface ProxyTarget {
  readonly host: string;
  readonly port: number;
}

/** Asks the guard for the addresses of a name; rejects with AddressRefused. */
export type JudgeName = (host: string, port: number) => Promise<readonly string[]>;

/** What a host may be written with; a URL parser would read anything else as more than a host. */
const HOST = /^[a-z0-9._-]+$/i;

/**
 * Judges where a client of a proxy wants to go, as the guard of pages does, and answers the addresses
 * that may be dialled. Only names that may be public are worth a question: what can be said of a host
 * by its looks is said here, so that a page that tries address after address is no work for the guard.
 */
export async function addressesOfTarget(
  { host, port }: ProxyTarget,
  judge: JudgeName,
  vouchedFor: readonly Network[] = [],
): Promise<readonly string[]> {
  const hostname = canonicalHost(host);
  checkTarget(
    { protocol: "http:", hostname, port: String(port) },
    { allowLoopback: false, allowHttp: true, vouchedFor },
  );
  const literal = addressOfLiteral(hostname);
  return literal === undefined ? judge(hostname, port) : [literal];
}

/** As the URL parser writes it: `127.1` and `0x7f000001` are addresses, too. */
function canonicalHost(host: string): string {
  const text = `http://${isIPv6(host) ? `[${host}]` : host}/`;
  if ((!isIPv6(host) && !HOST.test(host)) || !URL.canParse(text)) {
    throw new AddressRefused("the address must have a host on the public internet");
  }
  return new URL(text).hostname;
}
