import { tmpdir } from "node:os";
import { type Browser, chromium } from "playwright-core";
import {
  findExecutable,
  findPacked,
} from "../../../src/platform/browser/executable/find-executable.js";
import {
  prepareExecutable,
  unpackedFolder,
} from "../../../src/platform/browser/executable/prepare.js";

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

const SOURCES = [
  ["BROWSER_EXECUTABLE or the system's", () => findExecutable(process.env.BROWSER_EXECUTABLE)],
  ["the optional package's", findPacked],
] as const;

/** Starts Chromium, from the first source that works; answers undefined, with the reasons printed, when none does. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const reasons: string[] = [];
  for (const [name, find] of SOURCES) {
    try {
      const source = find();
      if (source) {
        const folders = { home: tmpdir(), unpacked: unpackedFolder() };
        const { executablePath, env } = prepareExecutable(source, folders);
        const timeout = LAUNCH_TIMEOUT_MS;
        return await chromium.launch({ executablePath, env: { ...env }, args: FLAGS, timeout });
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
