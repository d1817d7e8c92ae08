import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where Chromium is found, before anything of it was started. */
export type ExecutableSource =
  | {
      readonly kind: "installed";
      /** What it was found by, for people. */
      readonly name: string;
      readonly path: string;
    }
  | {
      readonly kind: "packed";
      readonly name: string;
      /** The folder of the package's archives. */
      readonly archives: string;
    };

const PACKAGE = "@sparticuz/chromium";
const INSTALLED = "/usr/bin/chromium";

/** What a machine without a browser is told. */
export const MISSING_BROWSER =
  "there is no browser on this machine: install the package chromium, or set BROWSER_EXECUTABLE";

/** What is told instead where one is named; callers read it, so it does not show the path. */
export const MISNAMED_BROWSER =
  "BROWSER_EXECUTABLE names a file that is not there: correct it, or leave it out and install the package chromium";

/**
 * The executable that was named; else the system's Chromium, else the one of the optional package.
 * Undefined where there is none, also when the named one is not there.
 */
export function findExecutable(named: string | undefined): ExecutableSource | undefined {
  if (named !== undefined) {
    return existsSync(named)
      ? { kind: "installed", name: "BROWSER_EXECUTABLE", path: named }
      : undefined;
  }
  if (existsSync(INSTALLED)) return { kind: "installed", name: INSTALLED, path: INSTALLED };
  return findPacked();
}

/** The browser of the optional package; npm leaves it out where its platform or Node does not fit. */
export function findPacked(): ExecutableSource | undefined {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(PACKAGE);
  } catch {
    return undefined;
  }
  const archives = join(dirname(entry), "..", "..", "bin");
  return existsSync(join(archives, "chromium.br"))
    ? { kind: "packed", name: PACKAGE, archives }
    : undefined;
}
