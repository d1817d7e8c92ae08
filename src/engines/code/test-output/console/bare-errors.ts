import { isOwnCode } from "../frames/own-code.js";
import { namedPlace } from "../frames/own-frames.js";
import { readFrames } from "../frames/stack-frames.js";
import { messageOf, pythonMessage } from "../message-of.js";
import {
  countFailures,
  type FoundFailure,
  type Runner,
  type StackFrame,
  type TestRun,
} from "../test-report.js";
import { markedMessage } from "./pytest-block.js";

const BLOCK_MAX = 400;
const ERRORS_MAX = 500;

const SCRIPT_ERROR =
  /^\s*(?:Uncaught |error: )?(?:(?:[A-Za-z_$][\w$]*\.)*[A-Z]\w*(?:Error|Exception)|Error|AssertionError)(?: \[\w+\])?(?::|$)|^error: \S/;
const SCRIPT_FRAME = /^\s*(?:at |❯ ).*:\d+:\d+\)?(?: \{)?$/;
const TRACEBACK = /^\s*Traceback \(most recent call last\):$/;
/** The error that pytest marks, and the place below it. */
const MARKED = /^E {2,}\S/;
const PYTHON_PLACE = /^\S.*\.py:\d+: \w/;
const PYTHON_FRAME = /^\s*File "[^"]+", line \d+/;
const CHAINED = /^(?:The above exception was the direct|During handling of the above)/;
const RUST_PANIC = /^thread '(.{0,300}?)' (?:\(\d+\) )?panicked at /;
const RUSTC = /^error(?:\[E\d+\])?: /;
const RUSTC_PLACE = /^\s+--> \S+\.rs:\d+:\d+$/;
const GO_COMPILER = /^\S+\.go:\d+:\d+: \S/;
const GO_PANIC = /^(?:panic: |fatal error: )/;
const GOROUTINE = /^goroutine \d+ \[/;

/** The name of a failure for which no test is named, from its stack. */
type NameOf = (frames: readonly StackFrame[], block: readonly string[]) => string;

/** How the errors of a language look. */
interface ErrorForm {
  readonly head: RegExp;
  /** What a block must hold to be an error. */
  readonly proof: RegExp;
  readonly nameOf: NameOf;
  readonly messageOf: (lines: readonly string[]) => string;
  /** What a compiler says is an error and no failure of a test. */
  readonly isOfCompiler?: true;
}

/** Where the first own frame is; no more is told of the test. */
const byPlace: NameOf = (frames, block) => {
  const own = frames.find(({ file, function: name }) => isOwnCode(file, name)) ?? namedPlace(block);
  return own ? `${own.file}:${own.line}` : (block[0] ?? "").trim();
};

const script: ErrorForm = {
  head: SCRIPT_ERROR,
  proof: SCRIPT_FRAME,
  nameOf: byPlace,
  messageOf: (lines) => messageOf(lines).replace(/^error: /, ""),
};
const python = (joint: (frame: StackFrame) => string): ErrorForm => ({
  head: TRACEBACK,
  proof: PYTHON_FRAME,
  nameOf: (frames, block) => {
    const test = frames.findLast(({ function: name }) => name?.startsWith("test"));
    return test ? joint(test) : byPlace(frames, block);
  },
  messageOf: (lines) => pythonMessage(lines) ?? "",
});
const rust: ErrorForm = {
  head: RUST_PANIC,
  proof: RUST_PANIC,
  nameOf: (frames, block) => RUST_PANIC.exec(block[0] ?? "")?.[1] ?? byPlace(frames, block),
  messageOf: (lines) => {
    const end = lines.findIndex(
      (line, at) => at > 0 && /^(?:note: |stack backtrace:|$)/.test(line),
    );
    return lines.slice(1, end === -1 ? undefined : end).join("\n") || (lines[0] ?? "");
  },
};
const marked: ErrorForm = {
  head: MARKED,
  proof: PYTHON_PLACE,
  nameOf: byPlace,
  messageOf: (lines) => markedMessage(lines) ?? "",
};
const rustc: ErrorForm = {
  head: RUSTC,
  proof: RUSTC_PLACE,
  nameOf: byPlace,
  messageOf: (lines) => lines[0] ?? "",
  isOfCompiler: true,
};
const goCompiler: ErrorForm = {
  head: GO_COMPILER,
  proof: GO_COMPILER,
  nameOf: byPlace,
  messageOf: (lines) => (lines[0] ?? "").replace(/^\S+ /, ""),
  isOfCompiler: true,
};
const go: ErrorForm = {
  head: GO_PANIC,
  proof: GOROUTINE,
  nameOf: byPlace,
  messageOf: (lines) => lines[0] ?? "",
};

const FORMS: Readonly<Partial<Record<Runner, readonly ErrorForm[]>>> = {
  vitest: [script],
  jest: [script],
  mocha: [script],
  "node:test": [script],
  bun: [script],
  playwright: [script],
  pytest: [python(({ file, function: name }) => `${file}::${name}`), marked],
  unittest: [python(({ function: name }) => name ?? "")],
  "go test": [go, goCompiler],
  "cargo test": [rust, rustc],
};

/**
 * Errors with their stacks, as a program writes them that no runner tells of: for a text whose runner the
 * caller names. A failure is named after the test in its stack, else after its place. At most 500.
 */
export function readBareErrors(lines: readonly string[], runner: Runner): TestRun | undefined {
  const forms = FORMS[runner] ?? [];
  const failures = forms.flatMap((form) => errorsOf(lines, form)).slice(0, ERRORS_MAX);
  if (failures.length === 0) return undefined;
  const counts = countFailures(failures);
  return { runner, format: "console", failures, counts, isPart: true };
}

function errorsOf(lines: readonly string[], form: ErrorForm): readonly FoundFailure[] {
  const failures: FoundFailure[] = [];
  let start = -1;
  const close = (end: number) => {
    const block = start === -1 ? [] : upToEnd(lines.slice(start, Math.min(end, start + BLOCK_MAX)));
    if (failures.length < ERRORS_MAX && block.some((line) => form.proof.test(line))) {
      failures.push(failureOf(block, form));
    }
  };
  for (const [at, line] of lines.entries()) {
    if (!form.head.test(line) || isContinued(lines, at)) continue;
    close(at);
    start = at;
  }
  close(lines.length);
  return failures;
}

/** A traceback that belongs to the one before it, and a further line of what pytest marks. */
const isContinued = (lines: readonly string[], at: number) =>
  CHAINED.test(lines[at - 2] ?? "") ||
  CHAINED.test(lines[at - 1] ?? "") ||
  (MARKED.test(lines[at] ?? "") && MARKED.test(lines[at - 1] ?? ""));

/** A block without what a log goes on with after an empty line below its last frame. */
function upToEnd(block: readonly string[]): readonly string[] {
  const last = block.findLastIndex((line) => readFrames([line]).length > 0);
  const end = block.findIndex((line, at) => at > last && line.trim() === "");
  return end === -1 ? block : block.slice(0, end);
}

function failureOf(block: readonly string[], form: ErrorForm): FoundFailure {
  return {
    test: form.nameOf(readFrames(block), block),
    kind: form.isOfCompiler ? "error" : "failure",
    message: form.messageOf(block),
    details: block,
    otherwise: form.isOfCompiler ? "syntax" : "exception",
  };
}
