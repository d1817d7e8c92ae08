import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { vectorKernelsSource } from "../../../../scripts/vector-kernels.js";

it("has the kernels that its source compiles to", async () => {
  const checkedIn = readFileSync(new URL("kernels.ts", import.meta.url), "utf8");

  expect(checkedIn).toBe(await vectorKernelsSource());
});
