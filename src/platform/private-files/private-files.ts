import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import { ConfigError } from "../config/config-error.js";

const OTHERS = 0o077;
const STICKY = 0o1000;
const FOLDER = 0o700;
const FILE = 0o600;
/** What waiting does not change: the folder is another user's, or on a file system that is read-only. */
const REFUSALS = ["EACCES", "EPERM", "EROFS"];

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
 * The same for a folder that files are going to be made in. Throws ConfigError with one sentence where
 * this user may not do that; `remedy` is what the operator can set instead.
 */
export function makeFolderForFiles(path: string, remedy: string): string | undefined {
  const outermostMade = unlessRefused("make", path, remedy, () => makePrivateFolder(path));
  unlessRefused("write to", path, remedy, () => accessSync(path, constants.W_OK | constants.X_OK));
  return outermostMade;
}

function unlessRefused<Result>(
  verb: string,
  path: string,
  remedy: string,
  act: () => Result,
): Result {
  try {
    return act();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!REFUSALS.includes(code)) throw error;
    const user = `user ${process.getuid?.() ?? "of this process"}`;
    const fault = `${user} may not ${verb} the folder ${resolve(path)} (${code})`;
    throw new ConfigError([`${fault}: ${remedy}, or make that user the owner of the folder`]);
  }
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
