import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExecutableSource } from "./find-executable.js";
import { unpackBrowser } from "./unpack.js";

/** What Chromium is started as, and the only variables that it sees. */
export interface PreparedExecutable {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Where nothing else is said, systems look for programs here. */
export const PROGRAM_FOLDERS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

const SYSTEM_FONTS = "/etc/fonts/fonts.conf";

/** The place of a packed browser: one for each user of the machine, kept from start to start. */
export function unpackedFolder(): string {
  return join(tmpdir(), `gatehouse-chromium-${process.getuid?.() ?? "user"}`);
}

/**
 * Makes an executable ready to start; a packed one is unpacked first, and gets the libraries and,
 * on a machine without fonts, the font that it brings. Its own launcher is not used: that would add
 * flags that switch off web security.
 */
export function prepareExecutable(
  source: ExecutableSource,
  folders: { readonly home: string; readonly unpacked: string },
): PreparedExecutable {
  const { home, unpacked } = folders;
  const env = { PATH: PROGRAM_FOLDERS, HOME: home, TMPDIR: home, LANG: "C.UTF-8" };
  if (source.kind === "installed") return { executablePath: source.path, env };
  unpackBrowser(source.archives, unpacked);
  const fonts = existsSync(SYSTEM_FONTS) ? {} : { FONTCONFIG_FILE: join(unpacked, "fonts.conf") };
  return {
    executablePath: join(unpacked, "chromium"),
    env: { ...env, LD_LIBRARY_PATH: join(unpacked, "lib"), ...fonts },
  };
}
