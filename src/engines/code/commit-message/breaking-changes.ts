import { EXPORTED } from "./change-features.js";
import { namesDefined } from "./names-of-change.js";
import type { FileChange } from "./read-diff.js";

/** What callers of a library relied on and that a change takes away, in words. */
export function breakingChanges(files: readonly FileChange[]): string[] {
  const source = files.filter(({ role }) => role === "source");
  const exported = (lines: readonly string[]) =>
    namesDefined(lines.filter((line) => EXPORTED.test(line) && /^\S/.test(line)));
  const kept = new Set(source.flatMap(({ added }) => exported(added)));
  const listed = new Set(source.flatMap(({ added }) => namesListed(added)));
  const gone = source
    .flatMap(({ removed }) => [...exported(removed), ...namesListed(removed)])
    .filter((name) => !kept.has(name) && !listed.has(name));
  const required = source.flatMap(({ added, removed }) => newlyRequired(added, removed));
  return [
    ...[...new Set(gone)].map((name) => `${name} is no longer exported`),
    ...[...new Set(required)].map((name) => `${name} takes other arguments`),
  ];
}

/** The names in `export { a, b as c }`. */
function namesListed(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const list = /^export\s*(?:type\s*)?\{([^}]*)\}/.exec(line)?.[1] ?? "";
    return list.split(",").flatMap((part) => /(\w+)\s*$/.exec(part)?.[1] ?? []);
  });
}

/** Exported functions that now must be given more, or take less, than before. */
function newlyRequired(added: readonly string[], removed: readonly string[]): string[] {
  const before = signatures(removed);
  return [...signatures(added)].flatMap(([name, now]) => {
    const old = before.get(name);
    if (old === undefined) return [];
    return now.required > old.required || now.all < old.all ? [name] : [];
  });
}

function signatures(lines: readonly string[]): Map<string, { required: number; all: number }> {
  const found = new Map<string, { required: number; all: number }>();
  for (const line of lines) {
    const [, name, list] =
      /^export (?:default )?(?:async )?function\*? (\w+)\(([^(){}]*)\)/.exec(line) ?? [];
    if (name === undefined || list === undefined) continue;
    const parameters = list.split(",").filter((part) => part.trim() !== "");
    const required = parameters.filter((part) => !/\?\s*:|=|^\s*\.\.\./.test(part)).length;
    found.set(name, { required, all: parameters.length });
  }
  return found;
}
