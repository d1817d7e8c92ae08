import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { resolveByDns } from "./address-guard-dns.js";
import type { Network } from "./address-guard-hosts.js";
import { checkedAddresses } from "./checked-addresses.js";
import {
  type AddressGuardOptions,
  AddressRefused,
  checkTarget,
  type ResolveName,
} from "./target-rules.js";

const CONNECT_MS_MAX = 5_000;
/** A connection is used again for as long as a burst lasts, not longer. */
const KEEP_ALIVE_MS = 2_000;
/** Endpoints of many accounts may be on one host, and none of them waits for another. */
const CONNECTIONS_PER_ORIGIN = 64;

/** Connections that are judged before they are made, by what `createAddressGuard` allows. */
export function openGuardedAgent(options: AddressGuardOptions): Dispatcher {
  return new Agent({
    connect: guardedConnector(options),
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connections: CONNECTIONS_PER_ORIGIN,
  });
}

/** A literal address is connected to without a look-up, so it is judged here, as are the others. */
function guardedConnector(options: AddressGuardOptions): buildConnector.connector {
  const connect = buildConnector({
    timeout: CONNECT_MS_MAX,
    lookup: guardedLookup(options.resolve ?? ((name) => resolveByDns(name)), options.vouchedFor),
    // With it the look-up is asked for all addresses, and each of them is tried in turn.
    autoSelectFamily: true,
  });
  return (target, callback) => {
    try {
      checkTarget(target, options);
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      callback(error, null);
      return;
    }
    connect(target, callback);
  };
}

/** Looks names up and hands back only addresses that were judged, for a connection to one of these. */
export function guardedLookup(
  resolve: ResolveName,
  vouchedFor: readonly Network[] = [],
): LookupFunction {
  return (name, _options, callback) => {
    checkedAddresses(name, resolve, vouchedFor).then(
      (addresses) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        ),
      (error) => callback(error, []),
    );
  };
}
