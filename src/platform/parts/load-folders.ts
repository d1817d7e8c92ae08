import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname } from "node:path";

/** A folder and what its `index` exports. */
export interface LoadedFolder {
  readonly folder: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Imports the `index` of each folder in a folder, in the order of their names; those without one are
 * passed over. `here` is the URL of the module that asks, as source or built, and `below` leads from
 * it to the folders.
 */
export async function loadFolders(here: string, below: string): Promise<LoadedFolder[]> {
  const root = new URL(below, here);
  const entry = `index${extname(new URL(here).pathname)}`;
  const folders = existsSync(root) ? await readdir(root, { withFileTypes: true }) : [];
  const names = folders.filter((one) => one.isDirectory()).map(({ name }) => name);
  const entries = names
    .sort()
    .map((folder) => ({ folder, url: new URL(`${folder}/${entry}`, root) }))
    .filter(({ url }) => existsSync(url));
  return Promise.all(
    entries.map(async ({ folder, url }) => ({
      folder,
      exports: (await import(/* @vite-ignore */ url.href)) as Record<string, unknown>,
    })),
  );
}
