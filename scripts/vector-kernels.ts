// Compiles src/engines/vectors/index/kernels.wat into the constant of kernels.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import wabt from "wabt";

const LINE_LENGTH = 92;

const folder = new URL("../src/engines/vectors/index/", import.meta.url);
const source = fileURLToPath(new URL("kernels.wat", folder));
const target = fileURLToPath(new URL("kernels.ts", folder));

/** The TypeScript source with the compiled kernels, as it is checked in. */
export async function vectorKernelsSource(): Promise<string> {
  const { parseWat } = await wabt();
  const module = parseWat("kernels.wat", readFileSync(source, "utf8"), { simd: true });
  const text = Buffer.from(module.toBinary({}).buffer).toString("base64");
  module.destroy();
  const lines = text.match(new RegExp(`.{1,${LINE_LENGTH}}`, "g")) ?? [];
  return `// Written by scripts/vector-kernels.ts from kernels.wat; do not edit.

/** The loops over the rows of an index: a WebAssembly module in base64. */
export const kernelsBase64 = [
${lines.map((line) => `  "${line}",`).join("\n")}
].join("");
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, await vectorKernelsSource());
}
