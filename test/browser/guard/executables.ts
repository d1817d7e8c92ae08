import { tmpdir } from "node:os";
import type { LaunchOptions } from "playwright-core";
import {
  type ExecutableSource,
  findExecutable,
  findPacked,
} from "../../../src/platform/browser/executable/find-executable.js";
import {
  prepareExecutable,
  unpackedFolder,
} from "../../../src/platform/browser/executable/prepare.js";

/** The browsers of this machine; says which of the two are not there. */
export function executablesHere(): readonly (readonly [name: string, options: LaunchOptions])[] {
  const sources = [findExecutable(process.env.BROWSER_EXECUTABLE), findPacked()];
  const found = sources.filter((source): source is ExecutableSource => source !== undefined);
  const names = new Set(found.map(({ name }) => name));
  if (names.size < sources.length) {
    console.warn(
      `The guard is proven with ${[...names].join() || "no browser"}: others are not there.`,
    );
  }
  return [...names].map((name) => {
    const source = found.find((one) => one.name === name) as ExecutableSource;
    const folders = { home: tmpdir(), unpacked: unpackedFolder() };
    const { executablePath, env } = prepareExecutable(source, folders);
    return [name, { executablePath, env: { ...env } }];
  });
}
