import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

const LENGTH_MAX = 64;
/** What one household or server is given of IPv6 at least (RFC 6177), and may change at will within. */
const IPV6_PARTS = 4;

/**
 * The network that limits count a client by: an IPv4 address, written into IPv6 or not, or the first
 * 64 bits of an IPv6 address. Of what is no address, as a proxy may name one, the first 64 characters.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address.slice(0, LENGTH_MAX);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const parts = parsed.parts.slice(0, IPV6_PARTS).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
}
