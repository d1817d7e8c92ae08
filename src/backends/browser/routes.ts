import { accountOf } from "../../http/caller/authenticate.js";
import { mountMcp } from "../../http/mcp/mount.js";
import { createMcpSessions } from "../../http/mcp/sessions.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { createBrowsers } from "./browsers.js";
import { createSurface } from "./surface.js";

type BrowserParts = Needed<
  "browsing" | "store" | "clock" | "heartbeat" | "publicUrl" | "build" | "log"
>;

/** Serves the tools of a browser to accounts that were granted the service. */
export async function routes(app: BackendApp, parts: BrowserParts): Promise<void> {
  const { clock, heartbeat, log, publicUrl } = parts;
  const browsers = createBrowsers(parts);
  const surface = createSurface({ ...parts, browsers });
  await mountMcp(app, {
    path: "/mcp",
    publicUrl,
    operationId: "callMcp",
    tag: "browser",
    surfaceFor: () => surface,
    sessions: createMcpSessions({
      clock,
      processId: heartbeat.processId,
      ownerOf: accountOf,
      async onEnd(account, id) {
        await browsers.endSession(account, id).catch((error: unknown) => {
          log.warn({ err: error }, "the browsers of a session were not closed");
        });
      },
    }),
  });
}
