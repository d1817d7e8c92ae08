import { bumpsOf } from "./dependency-bumps.js";
import type { FileChange } from "./read-diff.js";

const GENERIC = new Set([
  "src",
  "lib",
  "source",
  "main",
  "java",
  "app",
  "apps",
  "internal",
  "pkg",
  "cmd",
  "core",
  "test",
  "tests",
  "__tests__",
  "docs",
  "doc",
  "dist",
  "packages",
  "crates",
  "modules",
  "libs",
  "plugins",
  "examples",
  "spec",
  ".github",
  "scripts",
  "kotlin",
  "resources",
]);
const HOLDERS = new Set([
  "packages",
  "crates",
  "apps",
  "modules",
  "libs",
  "plugins",
  "services",
  "extensions",
  "pkg",
  "internal",
]);
const NAME = /^[a-z0-9][\w.@-]{0,30}$/i;

/** The part of the project that a change is about: a package, a folder, or the file that is alone. */
export function scopeOf(files: readonly FileChange[]): string | null {
  const areManifests = files.every(({ role }) => role === "manifest" || role === "lock");
  if (areManifests && (bumpsOf(files).length > 0 || files.every(({ role }) => role === "lock"))) {
    return "deps";
  }
  const paths = files.filter(({ role }) => role === "source").map(({ path }) => path);
  const told = (paths.length > 0 ? paths : files.map(({ path }) => path)).map((path) =>
    path.split("/"),
  );
  const [first = []] = told;
  let common = first.slice(0, -1);
  for (const names of told) {
    const end = common.findIndex((name, place) => names[place] !== name);
    if (end >= 0) common = common.slice(0, end);
  }
  const holder = common.findIndex((name) => HOLDERS.has(name));
  const held = holder >= 0 ? common[holder + 1] : undefined;
  if (held !== undefined && NAME.test(held)) return held.toLowerCase();
  const folder = common.filter((name) => !GENERIC.has(name)).at(-1);
  if (folder !== undefined && NAME.test(folder)) return folder.toLowerCase();
  if (told.length !== 1) return null;
  const file = (first.at(-1) ?? "").replace(/^\.|\.\w+$/g, "").replace(/[._-](?:test|spec)$/, "");
  return NAME.test(file) && !/^(?:index|main|mod|lib|__init__)$/i.test(file)
    ? file.toLowerCase()
    : null;
}
