import type { FastifyReply, FastifyRequest } from "fastify";
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
    showPage: pageShower(parts),
    async surfaceFor({ query }) {
      const { short, whole } = await surfaces();
      return (query as { tools?: unknown }).tools === "all" ? whole : short;
    },
  });
}

const PAGE = "/docs/mcp";
/** Of the page and of what guards it; the rest belongs to the connection. */
const NOT_HANDED_ON = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** Shows the guide at the address that it is about. */
function pageShower({ frontDoor }: SurfaceParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const { status, headers, body } = await frontDoor.send({
      method: "GET",
      path: PAGE,
      headers: { accept: "text/html", ...conditionOf(request) },
      from: request.raw,
      signal: gone.signal,
    });
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !NOT_HANDED_ON.has(name)) reply.header(name, value);
    }
    return reply.code(status).send(status === 304 ? undefined : body);
  };
}

function conditionOf({ headers }: FastifyRequest): Record<string, string> {
  const etag = headers["if-none-match"];
  return etag === undefined ? {} : { "if-none-match": etag };
}
