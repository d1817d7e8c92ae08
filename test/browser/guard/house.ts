import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from "playwright-core";
import {
  chromiumFlags,
  proxyOfContext,
  UNWANTED_DEFAULT_FLAGS,
} from "../../../src/platform/browser/driver/flags.js";
import { createAddressGuard } from "../../../src/platform/outbound/address-guard.js";
import { readNetworks } from "../../../src/platform/outbound/address-guard-hosts.js";
import {
  type GuardedProxy,
  openGuardedProxy,
  type ProxyLimits,
} from "../../../src/platform/outbound/guarded-proxy.js";

/** The part of this machine that stands for the open internet. */
export const PUBLIC_ADDRESS = "127.0.2.1";
const vouchedFor = readNetworks(["127.0.2.0/24"]);

export interface Page {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/**
 * A site on the open internet. Below /to/ it leads to the host that follows; /worker is a service
 * worker that fetches the address in its query.
 */
export async function openSite(pages: ReadonlyMap<string, Page>) {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = "" } = pageAt(pages, request.url ?? "");
    response.writeHead(status, { "content-type": "text/html", ...headers });
    response.end(body);
  });
  server.listen(0, PUBLIC_ADDRESS);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function pageAt(pages: ReadonlyMap<string, Page>, path: string): Page {
  const [, kind, rest = ""] = /^\/(to\/|worker\?)(.*)$/.exec(path) ?? [];
  if (kind === "to/") return { status: 302, headers: { location: `http://${rest}/` } };
  if (kind !== undefined) {
    const body = `fetch(${JSON.stringify(rest)}, { mode: "no-cors" })`;
    return { headers: { "content-type": "text/javascript" }, body };
  }
  return pages.get(path) ?? { status: 404 };
}

/** A browser as the product starts it. */
export function launchGuarded(executable: LaunchOptions, flags: readonly string[] = []) {
  return chromium.launch({
    ...executable,
    args: [...chromiumFlags(), ...flags],
    ignoreDefaultArgs: UNWANTED_DEFAULT_FLAGS,
  });
}

export interface GuardedContext {
  readonly context: BrowserContext;
  readonly proxy: GuardedProxy;
  /** Hosts that were refused, as the browser named them. */
  readonly refused: ReadonlySet<string>;
  /** Names that the guard was asked for. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/**
 * A context behind the guard of pages; names lead to where `resolve` says. Service workers may run in
 * it, unlike in the product.
 */
export async function openGuarded(
  browser: Browser,
  resolve: (name: string) => readonly string[] | undefined,
  limits: Partial<ProxyLimits> = {},
): Promise<GuardedContext> {
  const refused = new Set<string>();
  const asked: string[] = [];
  const guard = createAddressGuard({
    allowLoopback: false,
    allowHttp: true,
    vouchedFor,
    async resolve(name) {
      asked.push(name);
      const addresses = resolve(name);
      if (addresses === undefined) throw Object.assign(new Error(name), { code: "ENOTFOUND" });
      return addresses;
    },
  });
  const proxy = await openGuardedProxy({
    judge: (hostname, port) =>
      guard.addressesOf({ protocol: "http:", hostname, port: String(port) }),
    vouchedFor,
    limits,
    onRefused: (host) => refused.add(host),
  });
  const context = await browser.newContext({
    proxy: proxyOfContext(proxy.port),
    acceptDownloads: false,
  });
  return {
    context,
    proxy,
    refused,
    asked,
    async close() {
      await context.close();
      await proxy.close();
      await guard.close();
    },
  };
}
