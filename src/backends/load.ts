import { loadFolders } from "../platform/parts/load-folders.js";
import type { AnyBackend } from "./backend.js";

/** Every backend that has a folder here, in the order of their slugs. */
export async function loadBackends(): Promise<AnyBackend[]> {
  const folders = await loadFolders(import.meta.url, "./");
  return folders.map(({ folder, exports: { backend } }) => {
    if ((backend as AnyBackend | undefined)?.slug !== folder) {
      throw new Error(
        `src/backends/${folder}/index.ts must export a backend with the slug ${folder}`,
      );
    }
    return backend as AnyBackend;
  });
}
