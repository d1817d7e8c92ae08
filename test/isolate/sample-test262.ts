/**
 * Writes `test262-cases.jsonl` anew: `npx tsx test/isolate/sample-test262.ts <git directory of tc39/test262>`.
 * The README beside it says how cases are chosen.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { parse } from "yaml";
import type { Test262Case } from "./run-test262.js";

const SEED = "gatehouse-isolate-1";
const HALVES = ["test/language/", "test/built-ins/"];
const CASES_OF_HALF = 250;
const LARGEST_SOURCE = 16_384;

/** Kinds of cases that need another way of running them. */
const FLAGS = ["raw", "module", "CanBlockIsFalse", "CanBlockIsTrue"];

/** What `test262.conf` of QuickJS-NG skips, and what the WebAssembly build or the isolate does not have. */
const FEATURES =
  /^(Temporal|ShadowRealm|Intl|canonical-tz|decorators|legacy-regexp|await-dictionary|import-|source-phase-imports|json-modules|tail-call-optimization|host-gc-required|hashbang|cross-realm|IsHTMLDDA|Atomics)/;

/** What `test262.conf` of QuickJS-NG excludes by path, below the two halves. */
const PATHS = [
  "test/built-ins/Function/prototype/restricted-property-caller.js",
  "test/built-ins/Function/prototype/restricted-property-arguments.js",
  "test/built-ins/ThrowTypeError/unique-per-realm-function-proto.js",
  "test/language/identifier-resolution/assign-to-global-undefined.js",
  "test/language/expressions/assignment/S11.13.1_A6_",
  "test/language/expressions/compound-assignment/S11.13.2_A6.",
];

/** Hooks of a host that scripts of the isolate cannot have. */
const HOOKS =
  /\$262\.(agent|createRealm|evalScript|gc|IsHTMLDDA|AbstractModuleSource)|import\s*\(|import\./;

interface FrontMatter {
  readonly flags?: readonly string[];
  readonly features?: readonly string[];
  readonly includes?: readonly string[];
  readonly negative?: Test262Case["negative"];
}

interface Candidate {
  readonly test: Test262Case;
  readonly hash: string;
}

/** Reads all files of a folder at a commit. */
function readFiles(gitDirectory: string, commit: string, folders: readonly string[]) {
  const git = (input: string, ...args: string[]) =>
    execFileSync("git", ["--git-dir", gitDirectory, ...args], { input, maxBuffer: 2 ** 30 });
  const listed = git("", "ls-tree", "-r", commit, "--", ...folders).toString("utf8");
  const entries = listed
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/[ \t]/));
  const blobs = git(entries.map(([, , id]) => `${id}\n`).join(""), "cat-file", "--batch");
  const files = new Map<string, string>();
  let at = 0;
  for (const entry of entries) {
    const end = blobs.indexOf(10, at);
    const size = Number(blobs.toString("utf8", at, end).split(" ")[2]);
    files.set(entry.slice(3).join(" "), blobs.toString("utf8", end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return files;
}

function candidateOf(path: string, source: string): Candidate | undefined {
  if (!path.endsWith(".js") || path.includes("_FIXTURE")) return undefined;
  if (source.length > LARGEST_SOURCE || PATHS.some((one) => path.startsWith(one))) return undefined;
  const written = /\/\*---([\s\S]*?)---\*\//.exec(source)?.[1];
  if (written === undefined || HOOKS.test(source)) return undefined;
  const {
    flags = [],
    features = [],
    includes = [],
    negative,
  }: FrontMatter = parse(written.replace(/\r\n?/g, "\n")) ?? {};
  if (flags.some((flag) => FLAGS.includes(flag))) return undefined;
  if (features.some((feature) => FEATURES.test(feature))) return undefined;
  const hash = createHash("sha256").update(`${SEED}\n${path}`).digest("hex");
  return { test: { path, source, flags, includes, ...(negative && { negative }) }, hash };
}

/** Takes of each folder its share, at least one, and of a folder the first by hash. */
function sampleHalf(candidates: readonly Candidate[]): readonly Candidate[] {
  const areas = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const area = candidate.test.path.split("/").slice(0, 3).join("/");
    const all = areas.get(area);
    if (all === undefined) areas.set(area, [candidate]);
    else all.push(candidate);
  }
  const shared = CASES_OF_HALF - areas.size;
  const shares = [...areas.values()].map((all) => {
    const exact = (shared * (all.length - 1)) / (candidates.length - areas.size);
    return { all: all.sort(byHash), take: 1 + Math.floor(exact), rest: exact % 1 };
  });
  let left = CASES_OF_HALF - shares.reduce((sum, { take }) => sum + take, 0);
  for (const share of shares.toSorted((left, right) => right.rest - left.rest)) {
    if (left-- > 0) share.take += 1;
  }
  return shares.flatMap(({ all, take }) => all.slice(0, take));
}

const byHash = (left: Candidate, right: Candidate) => (left.hash < right.hash ? -1 : 1);

const [gitDirectory] = process.argv.slice(2);
if (gitDirectory === undefined) throw new Error("Name the git directory of tc39/test262.");
const commit = execFileSync("git", ["--git-dir", gitDirectory, "rev-parse", "HEAD"], {
  encoding: "utf8",
}).trim();
const files = readFiles(gitDirectory, commit, [...HALVES, "harness/"]);
const candidates = [...files].flatMap(([path, source]) => candidateOf(path, source) ?? []);
const cases = HALVES.flatMap((half) =>
  sampleHalf(candidates.filter(({ test }) => test.path.startsWith(half))),
)
  .map(({ test }) => test)
  .sort((left, right) => (left.path < right.path ? -1 : 1));
const included = new Set(["assert.js", "sta.js", ...cases.flatMap(({ includes }) => includes)]);
const harness = Object.fromEntries(
  [...included].sort().map((name) => [name, files.get(`harness/${name}`)]),
);
const lines = [{ commit, harness }, ...cases].map((line) => `${JSON.stringify(line)}\n`);
writeFileSync(new URL("./test262-cases.jsonl", import.meta.url), lines.join(""));
console.log(`${candidates.length} candidates, ${cases.length} cases`);
