import type { Dispatcher } from "undici";
import { resolveByDns } from "./address-guard-dns.js";
import { addressOfLiteral } from "./address-guard-hosts.js";
import { checkedAddresses } from "./checked-addresses.js";
import { loadHttpClient } from "./load-client.js";
import {
  type AddressGuardOptions,
  AddressRefused,
  checkTarget,
  type Target,
} from "./target-rules.js";

export interface AddressGuard {
  /**
   * Reads an address that a caller gave, without resolving it. Throws AddressRefused for a scheme
   * that is not allowed, credentials, or a host that is written as a non-public address in any way.
   */
  readUrl(text: string): URL;
  /**
   * Makes connections: resolves each name, refuses it when any of its addresses is not public, and
   * connects to an address it has just checked. A request that is refused rejects with AddressRefused.
   */
  dispatcher(): Promise<Dispatcher>;
  /**
   * The addresses that a connection to a target may be made to, for one who connects without the
   * dispatcher: they are to be dialled as they stand. Rejects with AddressRefused, and with the error
   * of the look-up when the host has no address.
   */
  addressesOf(target: Target): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Longest address that is read, in characters. */
export const URL_LENGTH_MAX = 2_048;

/**
 * Lets calls to the open internet through and refuses the rest: https only unless http is allowed,
 * to names and addresses that are public, on the port of the scheme or from 1024 on. Redirects are
 * not followed, proxies of the environment are not used; the time and size of an answer are for the
 * caller to limit.
 */
export function createAddressGuard(options: AddressGuardOptions): AddressGuard {
  let agent: Dispatcher | undefined;
  let isClosed = false;
  return {
    readUrl: (text) => readUrl(text, options),
    async dispatcher() {
      await loadHttpClient();
      const { openGuardedAgent } = await import("./guarded-agent.js");
      agent ??= openGuardedAgent(options);
      if (isClosed) await agent.destroy();
      return agent;
    },
    async addressesOf(target) {
      checkTarget(target, options);
      const literal = addressOfLiteral(target.hostname);
      if (literal !== undefined) return [literal];
      const { resolve = resolveByDns, vouchedFor = [] } = options;
      return checkedAddresses(target.hostname, resolve, vouchedFor);
    },
    async close() {
      isClosed = true;
      await agent?.destroy();
    },
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
  if (url === undefined) {
    const schemes = options.allowHttp ? "http or https" : "https";
    throw new AddressRefused(`the address must be an absolute ${schemes} address`);
  }
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
