import { readFileSync } from "node:fs";

/** How a case has to fail. */
export interface Test262Negative {
  readonly phase: "parse" | "runtime";
  /** The name of the error. */
  readonly type: string;
}

/** A test of tc39/test262. */
export interface Test262Case {
  /** Below the repository's root. */
  readonly path: string;
  readonly source: string;
  readonly flags: readonly string[];
  readonly includes: readonly string[];
  readonly negative?: Test262Negative;
}

/** The sampled cases, and the files that they include. */
export interface Test262Sample {
  /** The commit of tc39/test262 that all sources are from. */
  readonly commit: string;
  /** Sources by their names in the folder `harness`. */
  readonly harness: Readonly<Record<string, string>>;
  readonly cases: readonly Test262Case[];
}

/** How the code of a case ended, whoever ran it. */
export interface Test262Outcome {
  readonly ok: boolean;
  readonly errorName?: string | undefined;
  readonly errorMessage?: string | undefined;
}

export type Test262Mode = "sloppy" | "strict";

/** What the sources expect of a host, as far as the sampled cases need it. */
const HOST = `Test262Error.prototype.name = "Test262Error";
var $262 = { global: this, detachArrayBuffer: function (buffer) { buffer.transfer(); } };
`;

/** `$DONE` of asynchronous cases; the code awaits the promise in the end. */
const DONE = `var $DONE;
var __test262Done = new Promise(function (resolve, reject) {
  $DONE = function (error) {
    if (error) reject(error instanceof Error || error instanceof Test262Error ? error : new Test262Error(String(error)));
    else resolve();
  };
});
`;

/** Reads the sample that is kept beside this file. */
export function readTest262Sample(): Test262Sample {
  const lines = readFileSync(new URL("./test262-cases.jsonl", import.meta.url), "utf8");
  const [head, ...cases] = lines.trimEnd().split("\n");
  if (head === undefined) throw new Error("test262-cases.jsonl is empty");
  return { ...JSON.parse(head), cases: cases.map((line) => JSON.parse(line)) };
}

/** The modes in which a case has to be run. */
export function modesOf({ flags }: Test262Case): readonly Test262Mode[] {
  if (flags.includes("onlyStrict")) return ["strict"];
  if (flags.includes("noStrict")) return ["sloppy"];
  return ["sloppy", "strict"];
}

/** Tells whether the code of a case has to be run as a script with top-level `await`. */
export const isAsync = ({ flags }: Test262Case): boolean => flags.includes("async");

/**
 * The whole script of a case: the harness, then the source. It fails when the case does, unless the case is
 * negative; an asynchronous case ends with a top-level `await` of its own end.
 */
export function codeOf(test: Test262Case, mode: Test262Mode, sample: Test262Sample): string {
  const parts = ["assert.js", "sta.js"].map((name) => sourceOf(name, sample));
  parts.push(HOST);
  if (isAsync(test)) parts.push(DONE);
  for (const name of test.includes) parts.push(sourceOf(name, sample));
  parts.push(test.source);
  if (isAsync(test)) parts.push("await __test262Done;");
  return `${mode === "strict" ? '"use strict";\n' : ""}${parts.join("\n;")}`;
}

function sourceOf(name: string, { harness }: Test262Sample): string {
  const source = harness[name];
  if (source === undefined) throw new Error(`The sample has no harness file ${name}`);
  return source;
}

/** Says what is wrong with an outcome, or nothing when the case passed. */
export function faultOf(
  { negative }: Test262Case,
  { ok, errorName, errorMessage }: Test262Outcome,
): string | undefined {
  const ended = ok
    ? "no error"
    : `${errorName ?? "an error without a name"}: ${errorMessage ?? ""}`;
  if (negative === undefined) return ok ? undefined : ended;
  if (!ok && errorName === negative.type) return undefined;
  return `expected ${negative.type} (${negative.phase}), got ${ended}`;
}
