import type { Threads } from "../../platform/threads/threads.js";
import type { NativeFault, NativePart } from "./load-natives.js";
import { tasks } from "./tasks.js";

export interface Natives {
  /** Whether the module of a part is installed, for this platform; looked up once, and not loaded. */
  isInstalled(part: NativePart): boolean;
  /** Loads and uses each native module on a thread; answers what fails, nothing when all is well. */
  probe(): Promise<readonly NativeFault[]>;
}

/** Finds modules as Node.js does from where it was made. */
type Finder = Pick<NodeJS.Require, "resolve"> & ((name: string) => unknown);

const PROBE_MS_MAX = 30_000;
const OWNER = "natives";
const RENDERER = "@resvg/resvg-js";
const GRAPHS = "usearch";

/**
 * The native modules that an installation may lack, because npm takes them for optional: without
 * them a server starts, and fails at the first picture.
 */
export function createNatives(threads: Pick<Threads, "run">, finder: Finder): Natives {
  const finders = { pictures: () => hasRenderer(finder), graphs: () => has(finder, GRAPHS) };
  const found = new Map<NativePart, boolean>();
  return {
    isInstalled(part) {
      const known = found.get(part) ?? finders[part]();
      found.set(part, known);
      return known;
    },
    probe: () =>
      threads.run(tasks["load-natives"], undefined, { owner: OWNER, timeoutMs: PROBE_MS_MAX }),
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
