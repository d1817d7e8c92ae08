import type { StackFrame } from "../test-report.js";

const LINE_LENGTH_MAX = 500;
const FRAMES_MAX = 200;

interface FrameForm {
  /** A text that each line of the form holds, looked for first. */
  readonly hint: string;
  readonly form: RegExp;
  /** The order of its groups. */
  readonly groups: "function-file-line" | "file-line-function";
}

const FORMS: readonly FrameForm[] = [
  // Python: File "app/calc.py", line 5, in divide
  {
    hint: ", line ",
    form: /^\s*(?:\| *)?File "([^"]+)", line (\d+)(?:, in (.+))?$/,
    groups: "file-line-function",
  },
  // .NET:    at Shop.Cart.Count(Int32 n) in C:\src\Cart.cs:line 12
  {
    hint: ":line ",
    form: /^\s*at (\S.*?) in (.+):line (\d+)$/,
    groups: "function-file-line",
  },
  // The same in other languages: bei Shop.Cart.Count() in C:\src\Cart.cs:Zeile 12.
  {
    hint: "s:",
    form: /^\s*\p{L}{1,4} (\S.*?) \p{L}{1,4} ((?:[A-Za-z]:\\|\/).+\.[cfv][sb]):\p{L}+ (\d+)\.?$/u,
    groups: "function-file-line",
  },
  // Java: at org.shop.Cart.count(Cart.java:12)
  {
    hint: "at ",
    form: /^\s*at ([\w.$<>/@ -]+?)\(([\w$.-]+\.(?:java|kt|kts|scala|groovy|clj)):(\d+)\)/,
    groups: "function-file-line",
  },
  // V8:     at async Object.parse [as x] (file:///src/a.js:1:2)
  {
    hint: "at ",
    form: /^\s*at (?:async )?(?:(\S.*?) )?\((?:file:\/\/)?([^()]*?[A-Za-z][^()]*?):(\d+)(?::\d+)?\)(?: \{)?$/,
    groups: "function-file-line",
  },
  // V8 without a name, and Rust's backtrace:     at src/a.js:1:2
  {
    hint: "at ",
    form: /^\s*at (?:async )?()(?:file:\/\/)?(\S[^()]*?):(\d+)(?::\d+)?(?: \{)?$/,
    groups: "function-file-line",
  },
  // Vitest:  ❯ divide lib/math.ts:2:22
  {
    hint: "❯ ",
    form: /^\s*❯ (?:(\S.*?) )?(?:file:\/\/)?(\S+?):(\d+):\d+$/,
    groups: "function-file-line",
  },
  // TAP of node:test: divide (/src/math.js:2:22)
  {
    hint: "(",
    form: /^\s*(?:async )?([\w$.<>[\] ]+?) \((?:file:\/\/)?([^()]+?):(\d+):\d+\)$/,
    groups: "function-file-line",
  },
  // Firefox and WebKit: divide@http://localhost/src/math.js:2:22
  {
    hint: "@",
    form: /^\s*([\w$.<>/]*)@(\S+?):(\d+):\d+$/,
    groups: "function-file-line",
  },
  // Ruby: # ./spec/a_spec.rb:4:in `take'
  {
    hint: ":",
    form: /^\s*(?:# )?((?:\.{0,2}\/|[\w.-]+\/)?\S*?\.(?:rb|rake|ru|erb)):(\d+)(?::in [`'](.+)')?$/,
    groups: "file-line-function",
  },
  // PHP: /src/MainTest.php:9, and #0 /src/Main.php(12): take()
  {
    hint: ".php",
    form: /^\s*(?:#\d+ |in )?(\S[^:()]*?\.phpt?)(?::|\()(\d+)\)?(?::? (\S.*))?$/,
    groups: "file-line-function",
  },
  // Dart: test/main_test.dart 13:9  main.<fn>
  {
    hint: ".dart",
    form: /^\s*(\S+\.dart) (\d+)(?::\d+)?(?: +(\S.*))?$/,
    groups: "file-line-function",
  },
  // Rust: thread 'tests::equal' (77) panicked at src/lib.rs:13:9:
  {
    hint: "panicked at ",
    form: /^\s*thread '(.{0,300}?)' (?:\(\d+\) )?panicked at (?:'.{0,600}', )?([^':]+\.rs):(\d+):\d+:?$/,
    groups: "function-file-line",
  },
  // Rust before 1.73, after a message of several lines: right: `2`', src/lib.rs:13:9
  {
    hint: "', ",
    form: /^.{0,400}?', ([^'\s:]+\.rs):(\d+):\d+()$/,
    groups: "file-line-function",
  },
];

const PYTEST_PLACE =
  /^\s*((?:[A-Za-z]:[\\/])?[^\s:][^:]*?\.(?:py|pyx|pyi|ipynb)|<[^>]+>):(\d+):(?: in (.+)| ?[\w.]*| .*)$/;
const GO_PLACE = /^\t((?:[A-Za-z]:)?[^\s:][^:]*\.(?:go|s)):(\d+)(?: \+0x[0-9a-f]+)?$/;
const GO_LOG = /^\s*([\w./-]+\.go):(\d+)(?::\d+)?: /;
const GO_FUNCTION = /^(?:created by )?(\S.*?)(?:\([^()]*\)| in goroutine \d+)?$/;
const RUST_FUNCTION = /^\s*\d+:\s+(?:0x[0-9a-f]+ - )?(\S.*)$/;
const TRACED =
  /^\s*(?:Error Trace:\s+)?((?:[A-Za-z]:)?[\w./\\@-]+\.(?:go|cs|cpp|cc|c|h|hpp|swift|m|ex|exs|lua|pl|t)):(\d+)(?::\d+)?:?(?:\s|$)/;
const PYTHON_HEAD = "Traceback (most recent call last)";
const CHAIN =
  /^(?:The above exception was the direct cause|During handling of the above exception)/;

/**
 * The frames of a stack in any of the forms that V8, Firefox, Vitest, Python, pytest, Go, Rust,
 * Java, .NET, PHP, Ruby, Dart and Swift write, from the innermost to the outermost. At most 200.
 */
export function readFrames(lines: readonly string[]): readonly StackFrame[] {
  const chained: StackFrame[][] = [];
  let frames: StackFrame[] = [];
  let isInnermostLast = false;
  let count = 0;
  let before = "";
  const close = () => {
    if (frames.length > 0) chained.unshift(isInnermostLast ? frames.reverse() : frames);
    frames = [];
  };
  for (const line of lines) {
    if (count === FRAMES_MAX) break;
    if (CHAIN.test(line.trimStart())) close();
    const found = line.length > LINE_LENGTH_MAX ? undefined : readFrame(line, before);
    if (found) {
      frames.push(found.frame);
      isInnermostLast = found.isPython;
      count += 1;
    } else if (line.includes(PYTHON_HEAD)) isInnermostLast = true;
    before = line;
  }
  close();
  return chained.flat();
}

function readFrame(
  line: string,
  before: string,
): { readonly frame: StackFrame; readonly isPython: boolean } | undefined {
  for (const { hint, form, groups } of FORMS) {
    if (!line.includes(hint)) continue;
    const found = form.exec(line);
    if (!found) continue;
    const [, first = "", second = "", third = ""] = found;
    const isFileFirst = groups === "file-line-function";
    const name = isFileFirst ? third : first;
    const frame = frameOf(isFileFirst ? first : second, isFileFirst ? second : third, name);
    const named = name === "" ? (RUST_FUNCTION.exec(before)?.[1] ?? null) : frame.function;
    return { frame: { ...frame, function: named }, isPython: hint === ", line " };
  }
  const pytest = PYTEST_PLACE.exec(line);
  if (pytest) {
    const [, file = "", at = "", name = ""] = pytest;
    return { frame: frameOf(file, at, name), isPython: true };
  }
  const go = GO_PLACE.exec(line);
  if (go) {
    const [, file = "", at = ""] = go;
    const name = GO_FUNCTION.exec(before.trim())?.[1] ?? "";
    return { frame: frameOf(file, at, name), isPython: false };
  }
  const log = GO_LOG.exec(line) ?? TRACED.exec(line);
  if (!log) return undefined;
  return { frame: frameOf(log[1] ?? "", log[2] ?? "", ""), isPython: false };
}

function frameOf(file: string, line: string, name: string): StackFrame {
  return {
    file: file.replace(/^file:\/\//, "").trim(),
    line: Number(line),
    function: name.trim() === "" ? null : name.trim(),
  };
}
