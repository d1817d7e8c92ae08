import type { MessageServing } from "../../../http/mcp/serving.js";
import { serveSessions } from "./sessions.js";
import { conformanceSurface } from "./surface.js";

/** What /mcp serves while it is tested for conformance. */
export function conformanceServing(): MessageServing {
  const surface = conformanceSurface();
  return { surfaceFor: () => surface, serveSession: serveSessions(surface) };
}
