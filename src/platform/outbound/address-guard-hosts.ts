import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Where an address leads: to the open internet, to this machine, or anywhere else. */
export type AddressKind = "public" | "loopback" | "other";

/** What the host of an address is: an address by itself, or a name that has to be resolved. */
export type HostKind = AddressKind | "public-name" | "loopback-name";

const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const NAME_LENGTH_MAX = 253;

/**
 * Ends of names that belong to a network of one's own: by RFC 6762 and its appendix G, RFC 8375, and
 * the reservation of `internal`. Reserved ends that no network answers (`test`, `invalid`, `onion`)
 * need no rule: they are not found.
 */
const OWN_NETWORK_ENDS = [
  ".local",
  ".internal",
  ".home.arpa",
  ".intranet",
  ".private",
  ".corp",
  ".home",
  ".lan",
];

/** A range of addresses that an operator vouches for. */
export type Network = [base: ipaddr.IPv4 | ipaddr.IPv6, prefix: number];

/** The only IPv6 block that is given out for the open internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Addresses of cloud machines' own services in space that is public elsewhere: Azure's host agent. */
const SERVICE_ADDRESSES: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** Reads networks such as `10.1.0.0/16`; throws an Error that names the one that is none. */
export function readNetworks(texts: readonly string[]): Network[] {
  return texts.map((text) => {
    if (!ipaddr.isValidCIDR(text)) throw new Error(`${text} is not a network such as 10.1.0.0/16`);
    return ipaddr.parseCIDR(text);
  });
}

/**
 * Judges a host as the URL parser writes it, with or without the brackets of IPv6. A name is judged
 * by its looks alone; where networks are vouched for, names of one's own network may lead there.
 */
export function kindOfHost(host: string, vouchedFor: readonly Network[] = []): HostKind {
  const address = addressOfLiteral(host);
  if (address !== undefined) return kindOfAddress(address, vouchedFor);
  return kindOfName(host, vouchedFor.length > 0);
}

/** The address that a host stands for by itself, without the brackets of IPv6; undefined for a name. */
export function addressOfLiteral(host: string): string | undefined {
  const bare = host.startsWith("[") ? host.slice(1, -1) : host;
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * Judges an address in the usual notation. Public is only what the IANA registries list as global
 * unicast and what carries no IPv4 address inside; whatever else there is, known or not, is `other`.
 * An address in a network that is vouched for counts as public.
 */
export function kindOfAddress(address: string, vouchedFor: readonly Network[] = []): AddressKind {
  if (isIP(address) === 0 || address.includes("%")) return "other";
  const parsed = ipaddr.parse(address);
  if (vouchedFor.some((network) => isIn(parsed, network))) return "public";
  if (parsed.range() === "loopback") return "loopback";
  if (parsed.range() !== "unicast") return "other";
  if (parsed instanceof ipaddr.IPv4) {
    return SERVICE_ADDRESSES.has(parsed.toString()) ? "other" : "public";
  }
  return parsed.match(GLOBAL_UNICAST) && !isIsatap(parsed) ? "public" : "other";
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, [base, prefix]: Network): boolean {
  return address.kind() === base.kind() && address.match(base, prefix);
}

/** The interface half of an ISATAP address ends in an IPv4 address that the packets go to. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const [, , , , marker = 0, protocol] = parts;
  return protocol === 0x5efe && (marker & 0xfcff) === 0;
}

/** A name with an empty label, such as one that ends in a dot, is not a public one. */
function kindOfName(name: string, mayBeOwn: boolean): HostKind {
  if (/(^|\.)localhost\.?$/.test(name)) return "loopback-name";
  const labels = name.split(".");
  const isWellFormed =
    labels.length >= 2 &&
    name.length <= NAME_LENGTH_MAX &&
    labels.every((label) => LABEL.test(label));
  const isOwn = OWN_NETWORK_ENDS.some((end) => name.endsWith(end));
  if (!isWellFormed || (isOwn && !mayBeOwn)) return "other";
  return "public-name";
}
