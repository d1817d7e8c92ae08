import { kindOfAddress, kindOfHost, type Network } from "./address-guard-hosts.js";
import { AddressRefused, type ResolveName } from "./target-rules.js";

/**
 * All addresses of a name, each of them public or in a network that is vouched for. Rejects with
 * AddressRefused when any of them is not, and with what the look-up says when there is none.
 * Loopback names are not asked for, by RFC 6761.
 */
export async function checkedAddresses(
  name: string,
  resolve: ResolveName,
  vouchedFor: readonly Network[],
): Promise<readonly string[]> {
  if (kindOfHost(name) === "loopback-name") return ["127.0.0.1", "::1"];
  const addresses = await resolve(name);
  if (addresses.length === 0) throw hasNoAddress();
  if (!addresses.every((address) => kindOfAddress(address, vouchedFor) === "public")) {
    throw new AddressRefused("the host has an address that is not on the public internet");
  }
  return addresses;
}

/** As name servers say it: the name is there, and no address with it. */
function hasNoAddress(): Error {
  return Object.assign(new Error("the host has no address"), { code: "ENODATA" });
}
