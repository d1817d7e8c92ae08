import type { RouteScope } from "../../http/family.js";
import { mountMcp } from "../../http/mcp/mount.js";
import {
  createSurfaces,
  type SurfaceOptions,
  type SurfaceParts,
  type Surfaces,
} from "./surface.js";

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
  let made: Promise<Surfaces> | undefined;
  await mountMcp(app, {
    ...place,
    async surfaceFor({ query }) {
      made ??= createSurfaces(parts, { isCodeOpen });
      made.catch(() => {
        made = undefined;
      });
      const { short, whole } = await made;
      return (query as { tools?: unknown }).tools === "all" ? whole : short;
    },
  });
}
