import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const WRITABLE_BY_OTHERS = 0o022;

/**
 * Unpacks the optional package's browser, its libraries and its font into a folder, once: about 3 s
 * and 200 MB. Blocks meanwhile. Throws where the folder is somebody else's, or tar is missing.
 */
export function unpackBrowser(archives: string, folder: string): void {
  if (existsSync(folder)) {
    checkOwner(folder);
    return;
  }
  const draft = mkdtempSync(`${folder}-`);
  try {
    fill(draft, archives, folder);
    // A second process never sees half a browser.
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
    checkOwner(folder);
  }
}

/** The folder's name can be guessed, and what is in it will be executed. */
function checkOwner(folder: string): void {
  const stat = lstatSync(folder);
  const isOwn = process.getuid === undefined || stat.uid === process.getuid();
  if (stat.isDirectory() && isOwn && (stat.mode & WRITABLE_BY_OTHERS) === 0) return;
  throw new Error(`${folder} belongs to somebody else`);
}

function fill(draft: string, archives: string, folder: string): void {
  const executable = join(draft, "chromium");
  writeFileSync(executable, decompressed(join(archives, "chromium.br")));
  chmodSync(executable, 0o755);
  for (const name of ["al2023.tar.br", "fonts.tar.br"]) {
    const { status, stderr, error } = spawnSync("tar", ["-x", "--no-same-owner", "-C", draft], {
      input: decompressed(join(archives, name)),
    });
    if (status !== 0) throw new Error(`tar could not unpack ${name}: ${error?.message ?? stderr}`);
  }
  mkdirSync(join(draft, "cache"));
  const directories = `<dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "cache")}</cachedir>`;
  writeFileSync(join(draft, "fonts.conf"), `<fontconfig>${directories}</fontconfig>`);
}

function decompressed(path: string): Buffer {
  return brotliDecompressSync(readFileSync(path));
}
