import ipaddr from "ipaddr.js";
import { splitList } from "./variables.js";

/**
 * Whether the machine at an address says truly whom it speaks for, `hop` connections away: 0 is the
 * one that this server is connected to.
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

export const TRUSTED_PROXIES_EXPECTED =
  "off, a number of proxies from 1 to 16, or networks such as loopback,10.0.0.0/8";

const HOPS_MAX = 16;
/** Networks by the names that other servers have for them. */
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Reads which proxies in front are trusted: a number of them, or the networks that they are in. A
 * plain `on` is one proxy, so that nothing which a caller writes into `X-Forwarded-For` itself is
 * believed. False for none of them; undefined for a text that says neither.
 */
export function readTrustedProxies(text: string): TrustsProxy | false | undefined {
  if (/^(off|false|no|0)$/i.test(text)) return false;
  const hops = /^(on|true|yes)$/i.test(text) ? 1 : readHops(text);
  if (hops !== undefined) return (_address, hop) => hop < hops;
  const networks = splitList(text)
    .flatMap((name) => NAMED_NETWORKS[name.toLowerCase()] ?? name)
    .map(readNetwork);
  if (networks.length === 0 || !networks.every((network) => network !== undefined))
    return undefined;
  return (address) => ipaddr.isValid(address) && isInOne(ipaddr.process(address), networks);
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [base: Address, prefix: number];

function readHops(text: string): number | undefined {
  const hops = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return hops >= 1 && hops <= HOPS_MAX ? hops : undefined;
}

function readNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  // By an old notation, `17` is an address too, and so is `1.5`.
  if (!ipaddr.IPv6.isValid(text) && !ipaddr.IPv4.isValidFourPartDecimal(text)) return undefined;
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

function isInOne(address: Address, networks: readonly Network[]): boolean {
  return networks.some(
    ([base, prefix]) => address.kind() === base.kind() && address.match(base, prefix),
  );
}
