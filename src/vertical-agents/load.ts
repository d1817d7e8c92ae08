import { loadFolders } from "../platform/parts/load-folders.js";
import type { VerticalAgent } from "./agent.js";

/** Every agent that has a folder here, in the order of their positions. */
export async function loadAgents(): Promise<VerticalAgent[]> {
  const folders = await loadFolders(import.meta.url, "./");
  const agents = folders.map(({ folder, exports: { agent } }) => {
    if ((agent as VerticalAgent | undefined)?.slug !== folder) {
      throw new Error(
        `src/vertical-agents/${folder}/index.ts must export an agent with the slug ${folder}`,
      );
    }
    return agent as VerticalAgent;
  });
  return agents.sort((a, b) => a.position - b.position);
}
