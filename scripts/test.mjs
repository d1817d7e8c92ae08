// The whole check, in one command: format and lint, types, import rules, generated files, tests.
// It ends with one line, `N passed, N failed[, N skipped]`; each static check counts as one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const report = join(root, "node_modules", ".cache", "vitest-report.json");
const bin = (name) => join(root, "node_modules", ".bin", name);

const checks = [
  ["format and lint", bin("biome"), ["check", "--error-on-warnings", "."]],
  ["types", bin("tsc"), ["-p", "tsconfig.json"]],
  [
    "import rules",
    bin("depcruise"),
    ["src/**/!(*.test).ts", "--config", ".dependency-cruiser.cjs"],
  ],
];

/** Answers whether it ended well, and what it wrote. */
async function run(command, args, stdio = "pipe") {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", stdio, stdio] });
  let output = "";
  const keep = (text) => {
    output += text;
  };
  child.stdout?.setEncoding("utf8").on("data", keep);
  child.stderr?.setEncoding("utf8").on("data", keep);
  const [status] = await once(child, "close");
  return { isGood: status === 0, output };
}

let passed = 0;
let failed = 0;
async function check([name, command, args]) {
  const { isGood, output } = await run(command, args);
  if (isGood) passed++;
  else failed++;
  console.log(`\n# ${name}: ${isGood ? "passed" : "failed"}\n${output}`);
}

async function runTests() {
  console.log("\n# tests");
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", ...reporters, ...process.argv.slice(2)];
  return (await run(bin("vitest"), args, "inherit")).isGood;
}

// The checks run beside the tests: most of them use one core.
const [green] = await Promise.all([runTests(), ...checks.map(check)]);

let skipped = 0;
try {
  const counts = JSON.parse(readFileSync(report, "utf8"));
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
  skipped = counts.numPendingTests + counts.numTodoTests;
  for (const file of counts.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === "pending" || test.status === "skipped") {
        console.log(`skipped: ${test.fullName}`);
      }
    }
    // A file that could not be loaded has no tests to count.
    if (
      file.status === "failed" &&
      file.assertionResults.every((test) => test.status !== "failed")
    ) {
      failed++;
    }
  }
} catch {
  failed++;
}
if (!green && failed === 0) failed++;

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 ? 0 : 1;
