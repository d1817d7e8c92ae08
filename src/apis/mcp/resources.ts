import type { McpCall, McpResource, McpSurface } from "../../http/mcp/surface.js";
import type { Needed } from "../../platform/parts/part.js";
import { readView, viewResources } from "./app-views.js";

type Resources = Pick<McpSurface, "resources" | "resourceTemplates" | "readResource">;

export interface ServedResources extends Resources {
  completeResource(argument: { readonly name: string; readonly value: string }): readonly string[];
}

const COMPLETIONS_MAX = 100;
const SERVICE_DOCUMENT = /^\/v1\/catalogue\/[a-z0-9-]{1,100}\/openapi\.json$/;

/** The documents of this server as resources: read over its own routes, named by their addresses. */
export async function createResources({
  publicUrl,
  pages,
  backends,
  frontDoor,
}: Needed<"publicUrl" | "pages" | "backends" | "frontDoor">): Promise<ServedResources> {
  const guides = (await pages.guides()).map(
    ({ title, description, markdownPath }): McpResource => ({
      uri: `${publicUrl}${markdownPath}`,
      name: markdownPath.slice(1),
      title,
      description,
      mimeType: "text/markdown",
    }),
  );
  const resources: McpResource[] = [
    ...guides,
    {
      uri: `${publicUrl}/llms.txt`,
      name: "llms.txt",
      description: "what is here and how to begin",
      mimeType: "text/plain",
    },
    {
      uri: `${publicUrl}/v1/catalogue`,
      name: "catalogue",
      description: "the services behind the gateway, with their routes and schemas",
      mimeType: "application/json",
    },
    ...viewResources,
  ];
  const known = new Set(resources.map(({ uri }) => uri));
  const slugs = backends.services.flatMap(({ slug, server }) => (server ? [slug] : []));
  return {
    resources,
    resourceTemplates: [
      {
        uriTemplate: `${publicUrl}/v1/catalogue/{slug}/openapi.json`,
        name: "service",
        description: "the OpenAPI document of one service behind the gateway",
        mimeType: "application/json",
      },
    ],
    async readResource(uri: string, { request, signal }: McpCall) {
      const view = await readView(uri);
      if (view) return { contents: [view] };
      const path = uri.startsWith(publicUrl) ? uri.slice(publicUrl.length) : "";
      if (!known.has(uri) && !SERVICE_DOCUMENT.test(path)) return undefined;
      const inner = { method: "GET", path, headers: {}, from: request.raw, signal };
      const { status, headers, body } = await frontDoor.send(inner);
      if (status !== 200) return undefined;
      const mimeType = headers["content-type"]?.split(";")[0] ?? "text/plain";
      return { contents: [{ uri, mimeType, text: body.toString() }] };
    },
    completeResource: ({ name, value }) =>
      name === "slug" ? slugs.filter((one) => one.startsWith(value)).slice(0, COMPLETIONS_MAX) : [],
  };
}
