import { blockTitle } from "./pytest-block.js";

/** A line of the short summary that names a file of Python. */
const NAMED =
  /^(?:FAILED|ERROR|SUBFAIL(?:ED)?(?:[([].{0,800}?[)\]])?) \S*?\w\.py(?:::\S.*| - .*)?$/;
const MARKED = /^E {2,}\S/;
const PLACE = /^(?!E )\S.*?\.py:\d+(?:: (?:in \S+|[A-Za-z_][\w.]*))?$/;
const FRAME = /^\s+File "[^"]+", line \d+, in /;
/** The first line of a test in the long style, and of its first frame in the short one. */
const DEFINED = /^\s+(?:async )?def (test\w*)\(|^\S+\.py:\d+: in (test\w*)$/;

/** A block of a failure, as the sections of pytest have them. */
interface Block {
  readonly title: string;
  readonly isError: boolean;
  readonly lines: string[];
}

/** Failures of pytest outside of its sections: someone copied them, or the log begins with them. */
export class LoneFailures {
  /** Lines of the short summary. */
  readonly names: string[] = [];
  private readonly titled: Block[] = [];
  private readonly head: string[] = [];

  readLine(line: string): void {
    const title = line.startsWith("___") ? blockTitle(line) : undefined;
    if (NAMED.test(line)) this.names.push(line);
    else if (title !== undefined) {
      this.titled.push({ title, isError: title.startsWith("ERROR "), lines: [] });
    } else (this.titled.at(-1)?.lines ?? this.head).push(line);
  }

  /** The blocks with an error and its place; one may lack its title where no line names its test. */
  blocks(isUnnamed: boolean): readonly Block[] {
    const titled = this.titled.filter(({ lines }) => isFailure(lines));
    return isUnnamed ? [...untitled(this.head), ...titled] : titled;
  }
}

const isFailure = (lines: readonly string[]) =>
  (lines.some((line) => MARKED.test(line)) && lines.some((line) => PLACE.test(line))) ||
  lines.some((line) => FRAME.test(line));

function untitled(lines: readonly string[]): readonly Block[] {
  const error = lines.findIndex((line) => MARKED.test(line));
  const start = lines.slice(0, Math.max(0, error)).findLastIndex((line) => DEFINED.test(line));
  const [, long, short] = DEFINED.exec(lines[start] ?? "") ?? [];
  const title = long ?? short;
  const block = lines.slice(start);
  return title !== undefined && isFailure(block)
    ? [{ title, isError: false, lines: [...block] }]
    : [];
}
