import { serve } from "./serve.js";

const [word, ...rest] = process.argv.slice(2);

if (word === undefined) await serve();
else {
  // Only here: a server would wait for all that the commands load.
  const { runCommand } = await import("./cli/run.js");
  const isQuestion = ["--help", "-h", "help", "--version"].includes(word);
  process.exitCode = await runCommand(isQuestion ? [word, ...rest] : ["serve", word, ...rest]);
}
