import type { FileChange } from "./read-diff.js";

/** A dependency whose version a change moves. */
export interface Bump {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A dependency with its version on one line: npm, Cargo, Go modules, requirements, GitHub actions. */
const DEPENDENCIES: readonly RegExp[] = [
  /^\s*"(?<name>[@\w./-]+)":\s*"[\^~>=<]*(?<version>\d[\w.+-]*)"/,
  /^\s*(?<name>[\w-]+)\s*=\s*(?:\{[^}]*version\s*=\s*)?"[\^~>=<]*(?<version>\d[\w.+-]*)"/,
  /^\s*(?:require\s+)?(?<name>[\w.-]+\/[\w./-]+)\s+v(?<version>\d[\w.+-]*)/,
  /^\s*(?<name>[\w.-]+)\s*[=~>]=\s*(?<version>\d[\w.+-]*)/,
  /uses:\s*(?<name>[\w.-]+\/[\w./-]+)@v?(?<version>[\w.-]+)/,
];
const OWN_VERSION = new Set(["version", "node", "npm", "engines"]);

/** The dependencies whose versions a change moves, each once. */
export function bumpsOf(files: readonly FileChange[]): Bump[] {
  const bumps = new Map<string, Bump>();
  for (const { added, removed, role } of files) {
    if (role === "lock") continue;
    const before = new Map(removed.flatMap((line) => versionIn(line) ?? []));
    for (const [name, to] of added.flatMap((line) => versionIn(line) ?? [])) {
      const from = before.get(name);
      if (from !== undefined && from !== to) bumps.set(name, { name, from, to });
    }
  }
  return [...bumps.values()];
}

function versionIn(line: string): readonly [readonly [string, string]] | undefined {
  for (const pattern of DEPENDENCIES) {
    const { name, version } = pattern.exec(line)?.groups ?? {};
    if (name !== undefined && version !== undefined && !OWN_VERSION.has(name))
      return [[name, version]];
  }
  return undefined;
}
