import { chmodSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, relative } from "node:path";

const OTHERS = 0o077;
const STICKY = 0o1000;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes everything that this process writes from now on its own, 0600 in folders of 0700, also what a
 * library writes. To be called by what starts a process; threads follow.
 */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Makes a folder and those above it, mode 0700; answers the outermost made, undefined for none. */
export function makePrivateFolder(path: string): string | undefined {
  return mkdirSync(path, { recursive: true, mode: FOLDER });
}

/**
 * Takes from everyone else what they may do with files and folders that are there, and answers the
 * paths where that cannot be done: what another user owns, and folders that are shared on purpose.
 */
export function narrowModes(paths: readonly string[]): string[] {
  return paths.filter((path) => !narrowMode(path));
}

function narrowMode(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  // Windows has no such modes.
  if (!found || (found.mode & OTHERS) === 0 || process.platform === "win32") return true;
  if (found.uid !== process.getuid?.()) return false;
  if (found.isDirectory() && isShared(path, found.mode)) return false;
  try {
    chmodSync(path, found.mode & (found.isDirectory() ? FOLDER : FILE));
    return true;
  } catch {
    // Some file systems know no modes, and some cannot be written.
    return false;
  }
}

/** Such as /tmp, a home, or the folder that a process was started in: not ours alone. */
function isShared(folder: string, mode: number): boolean {
  const real = realpathSync(folder);
  const holds = (path: string) => {
    const below = relative(real, path);
    return !below.startsWith("..") && !isAbsolute(below);
  };
  return (mode & STICKY) !== 0 || dirname(real) === real || [homedir(), process.cwd()].some(holds);
}
