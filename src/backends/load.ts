import { readdir } from "node:fs/promises";
import type { Backend } from "./backend.js";

/** Every backend that has a folder here, in the order of their slugs. */
export async function loadBackends(): Promise<Backend[]> {
  const entries = await readdir(new URL(".", import.meta.url), { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(slugs.sort().map(loadBackend));
}

async function loadBackend(slug: string): Promise<Backend> {
  const { backend } = (await import(/* @vite-ignore */ `./${slug}/index.js`)) as {
    backend?: Backend;
  };
  if (backend?.slug !== slug) {
    throw new Error(`src/backends/${slug}/index.ts must export a backend with the slug ${slug}`);
  }
  return backend;
}
