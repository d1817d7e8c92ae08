import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { resolveByDns } from "./address-guard-dns.js";
import { kindOfAddress, kindOfHost, type Network } from "./address-guard-hosts.js";

/** Why an address is not called; the message is for the caller and shows no resolved address. */
export class AddressRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "AddressRefused";
  }
}

export interface AddressGuard {
  /**
   * Reads an address that a caller gave, without resolving it. Throws AddressRefused for a scheme
   * other than https, credentials, or a host that is written as a non-public address in any way.
   */
  readUrl(text: string): URL;
  /**
   * Makes connections: resolves each name, refuses it when any of its addresses is not public, and
   * connects to an address it has just checked. A request that is refused rejects with AddressRefused.
   */
  readonly dispatcher: Dispatcher;
  close(): Promise<void>;
}

/** All addresses of a name. Rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export interface AddressGuardOptions {
  /** Whether http and https to this machine itself are allowed. */
  readonly allowLoopback: boolean;
  /** The setting that allows loopback, for messages: `WEBHOOK_ALLOW_LOOPBACK=1`. */
  readonly loopbackSetting?: string;
  /** Networks that are called although they are not public; none unless given. */
  readonly vouchedFor?: readonly Network[];
  /** Asks the name servers unless given. */
  readonly resolve?: ResolveName;
}

/** Longest address that is read, in characters. */
export const URL_LENGTH_MAX = 2_048;
const CONNECT_MS_MAX = 5_000;
/** A connection is used again for as long as a burst lasts, not longer. */
const KEEP_ALIVE_MS = 2_000;
/** Endpoints of many accounts may be on one host, and none of them waits for another. */
const CONNECTIONS_PER_ORIGIN = 64;
const HTTPS_PORT = 443;
/** Below it are the ports of system services, none of which but 443 speaks https by custom. */
const FREE_PORT_MIN = 1_024;

/**
 * Lets calls to the open internet through and refuses the rest: https only, to names and addresses
 * that are public, on port 443 or from 1024 on. Redirects are not followed, proxies of the
 * environment are not used; the time and size of an answer are for the caller to limit.
 */
export function createAddressGuard(options: AddressGuardOptions): AddressGuard {
  const dispatcher = new Agent({
    connect: guardedConnector(options),
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connections: CONNECTIONS_PER_ORIGIN,
  });
  return {
    readUrl: (text) => readUrl(text, options),
    dispatcher,
    close: () => dispatcher.destroy(),
  };
}

function readUrl(text: string, options: AddressGuardOptions): URL {
  if (text.length > URL_LENGTH_MAX) {
    throw new AddressRefused(`the address must have at most ${URL_LENGTH_MAX} characters`);
  }
  // The parser would drop or turn these, and the address would not be the one that was written.
  if (/[\p{Cc}\s\\]/u.test(text)) {
    throw new AddressRefused(
      "the address must have no white space, control characters or backslashes",
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new AddressRefused("the address must be an absolute https address");
  checkTarget(url, options);
  if (url.username !== "" || url.password !== "") {
    throw new AddressRefused("the address must not hold a user name or password");
  }
  if (url.href.length > URL_LENGTH_MAX) {
    throw new AddressRefused(
      `the address must have at most ${URL_LENGTH_MAX} characters when encoded`,
    );
  }
  return url;
}

interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** All that can be said without the name servers; asked of each address and again of each connection. */
function checkTarget({ protocol, hostname, port }: Target, options: AddressGuardOptions): void {
  const { allowLoopback, loopbackSetting } = options;
  const setting = loopbackSetting ? `, which is allowed only with ${loopbackSetting}` : "";
  if (protocol !== "https:" && protocol !== "http:") {
    throw new AddressRefused("the address must begin with https://");
  }
  const kind = kindOfHost(hostname, options.vouchedFor);
  const isLoopback = kind === "loopback" || kind === "loopback-name";
  if (isLoopback && !allowLoopback) {
    throw new AddressRefused(`the address must not lead to a loopback address${setting}`);
  }
  if (kind === "other") {
    throw new AddressRefused("the address must have a host on the public internet");
  }
  if (isLoopback) return;
  if (protocol === "http:") {
    throw new AddressRefused(
      `the address must begin with https://; http is for loopback alone${setting}`,
    );
  }
  const number = port === "" ? HTTPS_PORT : Number(port);
  if (number !== HTTPS_PORT && number < FREE_PORT_MIN) {
    throw new AddressRefused(
      `the address must have port ${HTTPS_PORT} or one from ${FREE_PORT_MIN} on`,
    );
  }
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
    resolveChecked(name, resolve, vouchedFor).then(
      (addresses) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        ),
      (error) => callback(error, []),
    );
  };
}

/** Public names have public addresses alone; loopback names are not asked for, by RFC 6761. */
async function resolveChecked(
  name: string,
  resolve: ResolveName,
  vouchedFor: readonly Network[],
): Promise<readonly string[]> {
  if (kindOfHost(name) === "loopback-name") return ["127.0.0.1", "::1"];
  const addresses = await resolve(name);
  if (addresses.length === 0) throw new Error("the host has no address");
  if (!addresses.every((address) => kindOfAddress(address, vouchedFor) === "public")) {
    throw new AddressRefused("the host has an address that is not on the public internet");
  }
  return addresses;
}
