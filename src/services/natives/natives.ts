/** What native modules are for: drawing pictures, and graphs of large collections of vectors. */
export type NativePart = "pictures" | "graphs";

export interface Natives {
  /** Whether the module of a part is installed, for this platform; looked up once, and not loaded. */
  isInstalled(part: NativePart): boolean;
}

/** Finds modules as Node.js does from where it was made. */
type Finder = Pick<NodeJS.Require, "resolve"> & ((name: string) => unknown);

const RENDERER = "@resvg/resvg-js";
const GRAPHS = "usearch";

/**
 * The native modules that an installation may lack, because npm takes them for optional: without
 * them a server starts, and fails at the first picture. Whether they work, the doctor tries.
 */
export function createNatives(finder: Finder): Natives {
  const finders = { pictures: () => hasRenderer(finder), graphs: () => has(finder, GRAPHS) };
  const found = new Map<NativePart, boolean>();
  return {
    isInstalled(part) {
      const known = found.get(part) ?? finders[part]();
      found.set(part, known);
      return known;
    },
  };
}

/** Its binary is a package of its own for each platform, of which npm installs the one that fits. */
function hasRenderer(finder: Finder): boolean {
  if (!has(finder, RENDERER)) return false;
  const { optionalDependencies = {} } = finder(`${RENDERER}/package.json`) as {
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(optionalDependencies).some((name) => has(finder, name));
}

function has(finder: Finder, name: string): boolean {
  try {
    finder.resolve(name);
    return true;
  } catch {
    // Not being there is the answer.
    return false;
  }
}
