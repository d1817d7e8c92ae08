import type { RouteScope } from "../../http/family.js";
import { makeOnce } from "../../http/make-once.js";
import { mountMcp } from "../../http/mcp/mount.js";
import { createSurfaces, type SurfaceOptions, type SurfaceParts } from "./surface.js";

export interface FamilyOptions extends SurfaceOptions {
  /** Serves what the conformance tests want in place of what the product has. */
  readonly isTested: boolean;
}

/** Mounts /mcp. */
export async function mountFamily(
  app: RouteScope,
  parts: SurfaceParts,
  { isTested, isCodeOpen }: FamilyOptions,
): Promise<void> {
  const { publicUrl } = parts;
  const place = { path: "/mcp", publicUrl, operationId: "callMcp", tag: "mcp" };
  if (isTested) {
    const { conformanceServing } = await import("./conformance/serving.js");
    await mountMcp(app, { ...place, ...conformanceServing() });
    return;
  }
  const surfaces = makeOnce(() => createSurfaces(parts, { isCodeOpen }));
  await mountMcp(app, {
    ...place,
    async surfaceFor({ query }) {
      const { short, whole } = await surfaces();
      return (query as { tools?: unknown }).tools === "all" ? whole : short;
    },
  });
}
