// Leaves of an installed folder what the server runs: `node_modules` without development packages,
// sources and binaries of other platforms, with a list of what is in it (`sbom.spdx.json`) and the
// licences of all of it (`licences.txt`). Changes the folder that it is run in; for the image.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The image has Debian's Chromium, and this one is larger than all the rest. */
const PACKED_BROWSER = "@sparticuz/chromium";
/** What native modules are compiled from; their binaries stand in `build/Release` or `prebuilds`. */
const SOURCES = {
  "better-sqlite3": ["deps", "src", "build/deps", "build/Release/obj", "build/Release/obj.target"],
  usearch: ["c", "cmake", "cpp", "golang", "include", "numkong", "python", "rust"],
};
/** The installer, the command line and the viewer of traces, which no server starts. */
const UNUSED = { "playwright-core": ["bin", "lib/tools", "lib/vite"] };
const COMPILED = "better-sqlite3/build/Release";
const FOR_COMPILERS = /\.(d\.[cm]?ts|map|tsbuildinfo)$/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;

const npm = (...args) =>
  execFileSync("npm", [...args, "--offline", "--no-audit", "--no-fund"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "inherit"],
  });

// Both commands hold what is there against the declarations, so those go first.
npm("pkg", "delete", "devDependencies", `optionalDependencies.${PACKED_BROWSER}`);
npm("prune", "--omit=dev");
writeFileSync("sbom.spdx.json", npm("sbom", "--sbom-format=spdx", "--omit=dev"));
writeFileSync("licences.txt", licences());
dropFolders({ ...SOURCES, ...UNUSED });
dropWhere(join("node_modules", COMPILED), (name) => !name.startsWith("better_sqlite3"));
dropOtherPlatforms();
dropWhere("node_modules", (name) => FOR_COMPILERS.test(name));

function licences() {
  const sections = packagesBelow("node_modules").map(({ folder, name, version, license }) => {
    const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
    const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
    const text = texts.length > 0 ? texts.join("\n\n") : "(the package brings no text of it)";
    return `${name} ${version}\nLicence: ${license ?? "not named"}\n\n${text}\n`;
  });
  return sections.join(`\n${"-".repeat(80)}\n\n`);
}

/** Packages of a folder and those within them, by name. */
function packagesBelow(modules) {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .flatMap(({ name }) => {
      const folder = join(modules, name);
      if (name.startsWith("@")) return packagesBelow(folder);
      const inner = join(folder, "node_modules");
      return [describePackage(folder), ...(existsSync(inner) ? packagesBelow(inner) : [])].flat();
    });
}

function describePackage(folder) {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return [];
  const { name, version, license } = JSON.parse(readFileSync(file, "utf8"));
  return [{ folder, name, version, license }];
}

/** Those of packages, by package. */
function dropFolders(unwanted) {
  for (const [name, folders] of Object.entries(unwanted)) {
    for (const folder of folders) drop(join("node_modules", name, folder));
  }
}

function dropOtherPlatforms() {
  const prebuilds = join("node_modules", "usearch", "prebuilds");
  if (!existsSync(prebuilds)) return;
  const kept = `${process.platform}-${process.arch}`;
  for (const name of readdirSync(prebuilds)) if (name !== kept) drop(join(prebuilds, name));
}

function dropWhere(folder, isDropped) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && isDropped(entry.name)) drop(join(entry.parentPath, entry.name));
  }
}

function drop(path) {
  rmSync(path, { recursive: true, force: true });
}
