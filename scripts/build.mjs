// Builds dist/ from src/. With --if-stale it does nothing while dist/ is newer than its sources.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, "dist", "build.json");
const inputs = ["src", "package.json", "package-lock.json", "tsconfig.json", "tsconfig.build.json"];

function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const children = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stat.mtimeMs, ...children);
}

function isStale() {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return inputs.some(
    (name) => existsSync(join(root, name)) && newestChange(join(root, name)) > built,
  );
}

function commit() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  try {
    const git = ["-C", root, "rev-parse", "--short=12", "HEAD"];
    return execFileSync("git", git, {
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8",
    }).trim();
  } catch {
    return "unknown";
  }
}

/** What the product reads beside its code: pages, tables, and the sources that they name. */
function copyAssets(from, to) {
  cpSync(join(root, from), join(root, to), { recursive: true, filter: isAssetOrFolder });
}

function isAssetOrFolder(path) {
  return statSync(path).isDirectory() || !/\.(ts|wat)$|\.fixture\.\w+$/.test(path);
}

/** Builds beside and renames, so that what runs meanwhile is never without its files for long. */
function build() {
  const draft = `dist-${process.pid}`;
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  // What the compiler says goes to stderr: stdout belongs to the program that starts afterwards.
  const { status } = spawnSync(
    process.execPath,
    [compiler, "-p", "tsconfig.build.json", "--outDir", draft],
    {
      cwd: root,
      stdio: ["ignore", 2, 2],
    },
  );
  if (status !== 0) {
    rmSync(join(root, draft), { recursive: true, force: true });
    process.exit(status ?? 1);
  }
  copyAssets("src", draft);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(
    join(root, draft, "build.json"),
    `${JSON.stringify({ version, commit: commit() })}\n`,
  );
  rmSync(join(root, "dist"), { recursive: true, force: true });
  renameSync(join(root, draft), join(root, "dist"));
}

if (!process.argv.includes("--if-stale") || isStale()) build();
