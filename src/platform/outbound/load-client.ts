import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";

/** What takes longest to load of it, each after what it needs itself. */
const PIECES = [
  "undici/lib/core/util.js",
  "undici/lib/dispatcher/client-h1.js",
  "node:http2",
  "undici/lib/dispatcher/agent.js",
  "undici/lib/web/fetch/response.js",
  "undici/lib/web/fetch/index.js",
  "undici/lib/web/websocket/websocket.js",
  "undici/lib/web/cookies/index.js",
  "undici",
];

const load = createRequire(import.meta.url);
let loading: Promise<void> | undefined;

/**
 * Loads the HTTP client, which modules that import it wait for. A start without anything to call
 * needs none; and what calls first must not hold the event loop for the 150 ms that it takes, so it
 * comes in turns.
 */
export function loadHttpClient(): Promise<void> {
  loading ??= loadPieces();
  return loading;
}

async function loadPieces(): Promise<void> {
  for (const piece of PIECES) {
    await setImmediate();
    load(piece);
  }
}
