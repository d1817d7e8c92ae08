import { createRequire } from "node:module";
import { afterAll, describe, expect, it } from "vitest";
import { createThreads } from "../../platform/threads/threads.js";
import { createNatives } from "./natives.js";

const ROOT = new URL("../../../dist/", import.meta.url);
const threads = createThreads({ threads: 2, memoryMb: 64, root: ROOT });
afterAll(() => threads.close());

const here = createRequire(import.meta.url);
/** As Node.js finds modules where some are not installed. */
const lacking = (isLacking: (name: string) => boolean) =>
  Object.assign((name: string) => here(name), {
    resolve: Object.assign(
      (name: string) => {
        if (isLacking(name)) throw new Error(`Cannot find module '${name}'`);
        return here.resolve(name);
      },
      { paths: here.resolve.paths },
    ),
  });

describe("native modules", () => {
  it("are installed here, and work", async () => {
    const natives = createNatives(threads, here);
    expect([natives.isInstalled("pictures"), natives.isInstalled("graphs")]).toEqual([true, true]);
    expect(await natives.probe()).toEqual([]);
  });

  it.each([
    { name: "the renderer's binary", missing: /^@resvg\/resvg-js-/, pictures: false, graphs: true },
    { name: "the renderer", missing: /^@resvg\/resvg-js$/, pictures: false, graphs: true },
    { name: "the library of graphs", missing: /^usearch$/, pictures: true, graphs: false },
  ])("are missed without $name", ({ missing, pictures, graphs }) => {
    const natives = createNatives(
      threads,
      lacking((name) => missing.test(name)),
    );
    expect(natives.isInstalled("pictures")).toBe(pictures);
    expect(natives.isInstalled("graphs")).toBe(graphs);
  });
});
