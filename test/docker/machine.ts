import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's administrator programs, and PostgreSQL's of each version, are not on everybody's path. */
const POSTGRESQL = "/usr/lib/postgresql";
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** Where a program is; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
  const folders = [...FOLDERS, ...versions.map((version) => join(POSTGRESQL, version, "bin"))];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs Debian packages for programs that are missing, as root; answers the programs that still are. */
export function installPrograms(packages: Readonly<Record<string, string>>): string[] {
  const isMissing = (program: string) => findProgram(program) === undefined;
  const missing = Object.keys(packages).filter(isMissing);
  const wanted = missing.flatMap((program) => packages[program] ?? []);
  if (wanted.length === 0 || process.getuid?.() !== 0 || isMissing("apt-get")) return missing;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "inherit",
  } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...wanted], options);
  return missing.filter(isMissing);
}
