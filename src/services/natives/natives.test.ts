import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { createNatives } from "./natives.js";

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
  it("are installed here", () => {
    const natives = createNatives(here);
    expect([natives.isInstalled("pictures"), natives.isInstalled("graphs")]).toEqual([true, true]);
  });

  it.each([
    { name: "the renderer's binary", missing: /^@resvg\/resvg-js-/, pictures: false, graphs: true },
    { name: "the renderer", missing: /^@resvg\/resvg-js$/, pictures: false, graphs: true },
    { name: "the library of graphs", missing: /^usearch$/, pictures: true, graphs: false },
  ])("are missed without $name", ({ missing, pictures, graphs }) => {
    const natives = createNatives(lacking((name) => missing.test(name)));
    expect(natives.isInstalled("pictures")).toBe(pictures);
    expect(natives.isInstalled("graphs")).toBe(graphs);
  });
});
