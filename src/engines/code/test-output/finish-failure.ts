import { comparedValues } from "./compared-values.js";
import { isOwnCode } from "./frames/own-code.js";
import { namedPlace, ownFrames } from "./frames/own-frames.js";
import { readFrames } from "./frames/stack-frames.js";
import { likelyCause } from "./likely-cause.js";
import { plainText } from "./plain-text.js";
import type { FoundFailure, LikelyCause, StackFrame } from "./test-report.js";

const NAME_MAX = 1_000;
const MESSAGE_MAX = 4_000;
const STACK_MAX = 8_000;
const DETAILS_MAX = 600;

/** A failure with what follows from its message and its stack. */
export interface TestFailure {
  readonly test: string;
  readonly kind: "failure" | "error";
  /** The place of the first own frame, else where the report says that the test is. */
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly stack: string;
  readonly likelyCause: LikelyCause;
  readonly suspects: readonly StackFrame[];
}

/** Finds the place, the compared values and the likely cause of a failure. */
export function finishFailure(found: FoundFailure): TestFailure {
  const details = shortened(found.details).map(plainText);
  const message = plainText(found.message);
  const frames = readFrames([...details, ...message.split("\n")]);
  const suspects = ownFrames(frames);
  const first = suspects[0] ?? reported(found) ?? namedPlace([...message.split("\n"), ...details]);
  const compared = comparedValues(message, details);
  return {
    test: cut(found.test.trim(), NAME_MAX),
    kind: found.kind,
    file: first?.file ?? found.file ?? null,
    line: first?.line ?? null,
    message: cut(message.trim(), MESSAGE_MAX),
    expected: cutOrNull(found.expected ?? compared.expected),
    actual: cutOrNull(found.actual ?? compared.actual),
    stack: cut(stackOf(details), STACK_MAX),
    likelyCause: likelyCause({ ...found, message: message.trim() }),
    suspects,
  };
}

const reported = ({ file, line }: FoundFailure) =>
  file !== undefined && line !== undefined && isOwnCode(file, null) ? { file, line } : undefined;

/** The first lines and the last: what lies between is the same call over and over. */
function shortened(details: readonly string[]): readonly string[] {
  if (details.length <= DETAILS_MAX) return details;
  return [...details.slice(0, DETAILS_MAX / 2), ...details.slice(-DETAILS_MAX / 2)];
}

/** The lines from the first frame to the last. */
function stackOf(details: readonly string[]): string {
  const isFrame = details.map((line) => readFrames([line]).length > 0);
  const [start, end] = [isFrame.indexOf(true), isFrame.lastIndexOf(true)];
  return start === -1 ? "" : details.slice(start, end + 1).join("\n");
}

function cut(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const end = /[\uD800-\uDBFF]/.test(text[lengthMax - 2] ?? "") ? lengthMax - 2 : lengthMax - 1;
  return `${text.slice(0, end)}…`;
}

const cutOrNull = (text: string | null) => (text === null ? null : cut(text, MESSAGE_MAX));
