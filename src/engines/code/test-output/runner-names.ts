import { RUNNERS, type Runner } from "./test-report.js";

/** What runners and formats are called beside their own names, in lower case. */
const ALIASES: Readonly<Record<string, Runner>> = {
  node: "node:test",
  "node-test": "node:test",
  "node test": "node:test",
  "bun test": "bun",
  "@playwright/test": "playwright",
  "playwright test": "playwright",
  "py.test": "pytest",
  python: "unittest",
  django: "unittest",
  go: "go test",
  gotest: "go test",
  golang: "go test",
  "go-test": "go test",
  gotestsum: "go test",
  cargo: "cargo test",
  "cargo-test": "cargo test",
  nextest: "cargo test",
  "cargo nextest": "cargo test",
  rust: "cargo test",
  "junit xml": "junit",
  "junit-xml": "junit",
  junit_xml: "junit",
  xml: "junit",
  surefire: "junit",
  gradle: "junit",
  mstest: "trx",
  dotnet: "trx",
  "xunit.net": "xunit",
  flutter: "dart",
};

/** The runner that a caller names, in any case; undefined for one that is not read. */
export function findRunner(name: string): Runner | undefined {
  const key = name.trim().toLowerCase();
  return (
    RUNNERS.find((runner) => runner === key) ??
    (Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined)
  );
}
