import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { copiedNames, ROOT } from "./image-definition.js";

/** What the build stage makes within the folder, by the script that the Dockerfile names too. */
const MADE = ["node_modules", "sbom.spdx.json", "licences.txt"];

const run = promisify(execFile);

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Puts together in a folder what the image has at `/app`, from this checkout and its installed packages. */
export async function assembleApp(folder: string): Promise<void> {
  const copied = copiedNames().filter((name) => !MADE.includes(name));
  // Copies and not links, because what npm writes must not reach the packages of this checkout.
  const paths = ["--archive", "--reflink=auto", "--parents", ...copied, ...neededPackages()];
  await run("cp", [...paths, folder], { cwd: ROOT });
  const script = join(ROOT, "scripts", "slim-modules.mjs");
  await run(process.execPath, [script], { cwd: folder });
  await chmod(join(folder, "dist", "cli", "main.js"), 0o755);
}

/** Optional packages of other platforms are locked, but not installed. */
function neededPackages(): string[] {
  const lock = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const packages: Record<string, LockedPackage> = JSON.parse(lock).packages;
  return Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => path.startsWith("node_modules/") && existsSync(join(ROOT, path)));
}
