import ipaddr from "ipaddr.js";

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** Some proxies write the port into `X-Forwarded-For` too. */
const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([0-9a-fA-F:.]+)\])(?::\d{1,5})?$/;
const PREFIX_PARTS = 4;

/**
 * Whom an address stands for where callers are counted: an IPv4 address for itself, also when it is
 * written as an IPv6 one, and an IPv6 address for its /64, which is one customer with 2^64 addresses.
 * What is no address at all is one caller, `unknown`.
 */
export function clientOf(address: string): string {
  if (IPV4.test(address)) return address;
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const bare = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(bare)) return "unknown";
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, PREFIX_PARTS).map((part) => part.toString(16));
  return `${prefix.join(":")}::/64`;
}
