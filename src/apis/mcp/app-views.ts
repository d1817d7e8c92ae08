import { readFile } from "node:fs/promises";
import type { McpContents, McpResource } from "../../http/mcp/surface.js";
import type { ViewName } from "../../http/operations/operation-notes.js";

interface DescribedView {
  readonly title: string;
  readonly description: string;
  /** Beside the style and the script that all views begin with, in the order in which they use one another. */
  readonly files: readonly string[];
}

const AGENT_FILES = ["agent-view.css", "answer.js", "drawing.js", "plane.js"];

const VIEWS: Readonly<Record<ViewName, DescribedView>> = {
  checkout: {
    title: "Checkout",
    description: "what was bought, for how much, and its receipt",
    files: ["checkout.js"],
  },
  "flight-plan": {
    title: "Flight plan",
    description: "the route on a map, its legs and fuel, and what does not hold",
    files: [
      ...AGENT_FILES,
      "globe.js",
      "graticule.js",
      "flight-route.js",
      "flight-map.js",
      "flight-plan.js",
    ],
  },
  "traffic-picture": {
    title: "Traffic picture",
    description: "aircraft and their conflicts in plan view and in time, and what would solve them",
    files: [
      ...AGENT_FILES,
      "globe.js",
      "traffic-motion.js",
      "traffic-map.js",
      "traffic-times.js",
      "traffic-picture.js",
    ],
  },
};

/** Of MCP Apps, 2026-01-26. */
const MIME_TYPE = "text/html;profile=mcp-app";
/** Needs nothing from elsewhere, and a host lets a view that names nobody reach nobody. */
const META = { ui: { prefersBorder: true } };

/** What a tool says of the view that shows its answers. */
export function viewMeta(name: ViewName): { readonly ui: { readonly resourceUri: string } } {
  return { ui: { resourceUri: uriOf(name) } };
}

/** The views as resources. */
export const viewResources: readonly McpResource[] = Object.entries(VIEWS).map(
  ([name, { title, description }]) => ({
    uri: uriOf(name as ViewName),
    name: `${name}-view`,
    title,
    description,
    mimeType: MIME_TYPE,
    _meta: META,
  }),
);

/** The page of a view, whole, since it may load nothing; undefined for an address that is none. */
export async function readView(uri: string): Promise<McpContents | undefined> {
  const [name, view] = Object.entries(VIEWS).find(([one]) => uriOf(one as ViewName) === uri) ?? [];
  if (name === undefined || !view) return undefined;
  const files = ["view.css", "host.js", ...view.files];
  const texts = await Promise.all(
    files.map((file) => readFile(new URL(`./views/${file}`, import.meta.url), "utf8")),
  );
  const joined = (ending: string) => texts.filter((_, at) => files[at]?.endsWith(ending)).join("");
  const text = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${view.title}</title>
<style>${joined(".css")}</style></head>
<body><main aria-live="polite"></main>
<script>${joined(".js")}</script></body>
</html>
`;
  return { uri, mimeType: MIME_TYPE, text, _meta: META };
}

function uriOf(name: ViewName): string {
  return `ui://gatehouse/${name}`;
}
