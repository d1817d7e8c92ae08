import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { FamilyEntries } from "./entry.js";

const FOLDER = new URL("./families/", import.meta.url);

/** The entries of every family of paths and of every backend, by the tag or slug of its operations. */
export const entriesByFamily: ReadonlyMap<string, FamilyEntries> = new Map(
  await Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const loaded = (await import(new URL(file, FOLDER).href)) as { entries: FamilyEntries };
      return [basename(file, ".ts"), loaded.entries] as const;
    }),
  ),
);
