import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";

interface Candidate {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const LAUNCH_TIMEOUT_MS = 120_000;

const SOURCES: readonly (readonly [name: string, find: () => Candidate | undefined])[] = [
  ["BROWSER_EXECUTABLE", () => installed(process.env.BROWSER_EXECUTABLE)],
  ["/usr/bin/chromium", () => installed("/usr/bin/chromium")],
  ["@sparticuz/chromium", unpacked],
];

/** Starts Chromium, from the first source that works; answers undefined, with the reasons printed, when none does. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const reasons: string[] = [];
  for (const [name, find] of SOURCES) {
    try {
      const candidate = find();
      if (candidate) {
        return await chromium.launch({ ...candidate, args: FLAGS, timeout: LAUNCH_TIMEOUT_MS });
      }
      reasons.push(`${name}: not there`);
    } catch (error) {
      const [reason] = String(error).split("\n");
      reasons.push(`${name}: ${reason}`);
    }
  }
  console.warn(`No browser could be started.\n${reasons.join("\n")}`);
  return undefined;
}

function installed(executablePath: string | undefined): Candidate | undefined {
  return executablePath && existsSync(executablePath) ? { executablePath } : undefined;
}

/**
 * The browser of the optional dependency, with the libraries and the font that it brings for bare machines.
 * Its own launcher is not used: it would add flags that switch off web security.
 */
function unpacked(): Candidate | undefined {
  const archives = archivesFolder();
  if (!archives) return undefined;
  const folder = join(tmpdir(), `gatehouse-browser-${process.getuid?.() ?? "user"}`);
  if (!existsSync(folder)) unpack(archives, folder);
  return {
    executablePath: join(folder, "chromium"),
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: [join(folder, "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      ...(existsSync("/etc/fonts/fonts.conf")
        ? {}
        : { FONTCONFIG_FILE: join(folder, "fonts.conf") }),
    },
  };
}

function archivesFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    return join(dirname(entry), "..", "..", "bin");
  } catch {
    // It is optional: npm leaves it out where its platform or Node does not fit.
    return undefined;
  }
}

/** Unpacks beside and renames, so that a second process never sees half a browser. */
function unpack(archives: string, folder: string): void {
  const draft = mkdtempSync(`${folder}-`);
  const executable = join(draft, "chromium");
  writeFileSync(executable, decompressed(join(archives, "chromium.br")));
  chmodSync(executable, 0o755);
  for (const name of ["al2023.tar.br", "fonts.tar.br"]) {
    const archive = decompressed(join(archives, name));
    const { status, stderr } = spawnSync("tar", ["-x", "--no-same-owner", "-C", draft], {
      input: archive,
    });
    if (status !== 0) throw new Error(`tar could not unpack ${name}: ${stderr}`);
  }
  writeFileSync(
    join(draft, "fonts.conf"),
    `<fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "cache")}</cachedir></fontconfig>`,
  );
  mkdirSync(join(draft, "cache"));
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function decompressed(path: string): Buffer {
  return brotliDecompressSync(readFileSync(path));
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
