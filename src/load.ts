import type { AnyBackend } from "./backends/backend.js";
import { loadBackends } from "./backends/load.js";
import type { AnyFamily } from "./http/family.js";
import { type LoadedFolder, loadFolders } from "./platform/parts/load-folders.js";
import type { AnyPart } from "./platform/parts/part.js";
import type { VerticalAgent } from "./vertical-agents/agent.js";
import { loadAgents } from "./vertical-agents/load.js";

/** Everything that declares itself: what the house is made of. */
export interface Declarations {
  readonly parts: readonly AnyPart[];
  readonly families: readonly AnyFamily[];
  readonly backends: readonly AnyBackend[];
  readonly agents: readonly VerticalAgent[];
}

/** Finds every declaration in its folder; nothing of a part but its declaration is loaded. */
export async function loadDeclarations(): Promise<Declarations> {
  const [platform, services, floors, apis, backends, agents] = await Promise.all([
    loadFolders(import.meta.url, "./platform/"),
    loadFolders(import.meta.url, "./services/"),
    loadFolders(import.meta.url, "./"),
    loadFolders(import.meta.url, "./apis/"),
    loadBackends(),
    loadAgents(),
  ]);
  const families = [...apis, ...floors].flatMap(({ exports: { family } }) =>
    family ? [family as AnyFamily] : [],
  );
  return {
    parts: [...platform, ...services, ...floors, ...apis].flatMap(partsOf),
    families: families.sort((a, b) => a.position - b.position),
    backends,
    agents,
  };
}

/** What an `index` exports that can be made, by name: not every loader of modules sorts exports. */
function partsOf({ exports }: LoadedFolder): AnyPart[] {
  return Object.keys(exports)
    .sort()
    .map((name) => exports[name])
    .filter((one): one is AnyPart => typeof one === "object" && one !== null && "create" in one);
}
