// Runs lines of the built command in one process, as loading it takes most of the time of each.
import { createInterface } from "node:readline";

const { keepFilesPrivate } = await import("../../../dist/platform/private-files/private-files.js");
const { runCommand } = await import("../../../dist/cli/run.js");
const answer = process.stdout.write.bind(process.stdout);
let output;
let given = {};
for (const name of ["stdout", "stderr"]) {
  process[name].write = (text) => {
    output[name] += text;
    return true;
  };
}
keepFilesPrivate();
for await (const line of createInterface({ input: process.stdin })) {
  const { args, environment } = JSON.parse(line);
  for (const name of Object.keys(given)) delete process.env[name];
  given = environment;
  Object.assign(process.env, environment);
  output = { stdout: "", stderr: "" };
  const status = await runCommand(args);
  answer(`${JSON.stringify({ status, ...output })}\n`);
}
