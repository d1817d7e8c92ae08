import type { RouteScope } from "../../http/family.js";
import { mountMcp } from "../../http/mcp/mount.js";
import { createSurface } from "./surface.js";

export interface FamilyOptions {
  readonly publicUrl: string;
  readonly version: string;
  /** Serves what the conformance tests want in place of what the product has. */
  readonly isTested: boolean;
}

/** Mounts /mcp. */
export async function mountFamily(
  app: RouteScope,
  { publicUrl, version, isTested }: FamilyOptions,
): Promise<void> {
  const place = { path: "/mcp", publicUrl, operationId: "callMcp", tag: "mcp" };
  if (isTested) {
    const { conformanceServing } = await import("./conformance/serving.js");
    await mountMcp(app, { ...place, ...conformanceServing() });
  } else {
    const surface = createSurface({ version });
    await mountMcp(app, { ...place, surfaceFor: () => surface });
  }
}
