// Runs lines of the built command in one process, as loading it takes most of the time of each.
import { createInterface } from "node:readline";

const { keepFilesPrivate } = await import("../../../dist/platform/private-files/private-files.js");
const { runCommand } = await import("../../../dist/cli/run.js");
const answer = process.stdout.write.bind(process.stdout);
const folder = process.cwd();
let output;
for (const name of ["stdout", "stderr"]) {
  process[name].write = (text) => {
    output[name] += text;
    return true;
  };
}

/** Also what the last line took from an `.env` file ends. */
function setEnvironment(environment) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
}

// The doctor ends its process a while after its answer, for something that it began may hang.
const { exit } = process;
process.exit = () => undefined;
keepFilesPrivate();
for await (const line of createInterface({ input: process.stdin })) {
  const { args, environment, cwd = folder } = JSON.parse(line);
  setEnvironment(environment);
  process.chdir(cwd);
  output = { stdout: "", stderr: "" };
  const status = await runCommand(args);
  answer(`${JSON.stringify({ status, ...output })}\n`);
}
exit();
