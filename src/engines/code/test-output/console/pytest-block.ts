import { pythonMessage } from "../message-of.js";
import type { FoundFailure, LikelyCause } from "../test-report.js";
import { dedent } from "./count-words.js";

const CAPTURED = /^-{3,} (?:Captured|generated|live log).* -{3,}$/;
const MARKED = /^E( .*)?$/;
const TITLE = /^_{1,} (\S.*?) _{1,}$/;
const DEFINED = /^\s+(?:async )?def (\w+)\(/;
const PLACE = /^(\S.*?\.py):(\d+): (?!in )(.*)$/;
const AT = /^file (\S.*), line (\d+)$/;
const LINES_MAX = 5_000;

/** The title of a block, between underscores. */
export const blockTitle = (line: string) =>
  /^[_ ]+$/.test(line) ? undefined : TITLE.exec(line)?.[1];

/** A failure of pytest from the lines of its block. */
export function blockFailure(
  block: readonly string[],
  about: {
    readonly test: string;
    readonly isError: boolean;
    readonly isOfFixture: boolean;
    readonly summary: string;
  },
): FoundFailure {
  const end = block.findIndex((line) => CAPTURED.test(line));
  const lines = named(end === -1 ? block : block.slice(0, end)).slice(-LINES_MAX);
  const plain = lines
    .join("\n")
    .trim()
    .replace(/^\S+\.py:\d+: /, "");
  const message = markedMessage(lines) ?? pythonMessage(lines) ?? (plain || about.summary);
  const at = lines.map((line) => AT.exec(line)).find((found) => found !== null);
  const file = at?.[1] ?? fileOf(about.test);
  return {
    test: about.test,
    kind: about.isError ? "error" : "failure",
    message,
    details: lines,
    file,
    line: at ? Number(at[2]) : undefined,
    cause: causeOf(about.isOfFixture, message, lines),
  };
}

function causeOf(
  isOfFixture: boolean,
  message: string,
  lines: readonly string[],
): LikelyCause | undefined {
  if (isOfFixture || /^fixture '.*' not found/.test(message)) return "fixture_error";
  if (
    /^Unexpected success/.test(message) ||
    lines.some((line) => line.startsWith("[XPASS(strict)]"))
  ) {
    return "unexpected_pass";
  }
  return undefined;
}

/** The lines of the last error, which pytest marks with an E. */
export function markedMessage(lines: readonly string[]): string | undefined {
  const last = lines.findLastIndex((line) => MARKED.test(line));
  if (last === -1) return undefined;
  const marked: string[] = [];
  for (let at = last; at >= 0; at--) {
    const found = MARKED.exec(lines[at] ?? "");
    if (!found) break;
    marked.unshift(found[1] ?? "");
  }
  return dedent(marked).join("\n").trim();
}

/** Places with the name of the function whose code stands above them, in the long style. */
function named(lines: readonly string[]): readonly string[] {
  let name = "";
  return lines.map((line) => {
    name = DEFINED.exec(line)?.[1] ?? name;
    const [, file, at] = PLACE.exec(line) ?? [];
    return file === undefined || name === "" ? line : `${file}:${at}: in ${name}`;
  });
}

function fileOf(id: string): string | undefined {
  const file = id.split("::")[0] ?? "";
  return /\.(?:py|txt|rst|md|ipynb)$/.test(file) ? file : undefined;
}
