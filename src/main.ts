const [word, ...rest] = process.argv.slice(2);

// What the other one needs is not waited for.
if (word === undefined) {
  const { serve } = await import("./serve.js");
  await serve();
} else {
  const { runCommand } = await import("./cli/run.js");
  const isQuestion = ["--help", "-h", "help", "--version"].includes(word);
  process.exitCode = await runCommand(isQuestion ? [word, ...rest] : ["serve", word, ...rest]);
}
