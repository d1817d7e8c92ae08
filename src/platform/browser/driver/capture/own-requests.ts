import type { BrowserContext, Request, Route } from "playwright-core";
import type { OwnAnswer } from "../../browser.js";

export interface OwnSite {
  /** Any address of the site. */
  readonly url: string;
  /** Answers a GET of a path with its query. */
  fetchOwn(path: string): Promise<OwnAnswer>;
}

/** What describes how the body was sent: the browser is handed the body itself. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "transfer-encoding",
]);

/** Answers every GET of the site's own origin; any other request fails, also of websockets. */
export async function answerOwnRequests(context: BrowserContext, site: OwnSite): Promise<void> {
  const { origin } = new URL(site.url);
  await context.route("**/*", (route) => answer(route, origin, site));
  await context.routeWebSocket("**/*", (socket) => socket.close());
}

async function answer(route: Route, origin: string, site: OwnSite): Promise<void> {
  const path = ownPath(route.request(), origin);
  if (path === undefined) return route.abort("blockedbyclient");
  const own = await site.fetchOwn(path).catch(() => undefined);
  // The browser would follow a redirect without asking here again.
  if (own === undefined || isRedirect(own.status)) return route.abort("failed");
  return route.fulfill({
    status: own.status,
    headers: ownHeaders(own.headers),
    body: Buffer.from(own.body.buffer, own.body.byteOffset, own.body.byteLength),
  });
}

function ownPath(request: Request, origin: string): string | undefined {
  const { origin: asked, pathname, search } = new URL(request.url());
  return request.method() === "GET" && asked === origin ? `${pathname}${search}` : undefined;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function ownHeaders(headers: OwnAnswer["headers"]): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => !OF_THE_CONNECTION.has(name.toLowerCase()),
  );
  return Object.fromEntries(kept);
}
