import { breakingChanges } from "./breaking-changes.js";
import { type CommitType, typeOfChange } from "./commit-type.js";
import { type FileChange, readDiff } from "./read-diff.js";
import { scopeOf } from "./scope.js";
import { describeFile, subjectOf } from "./subject.js";

/** A message by the grammar of Conventional Commits 1.0.0. */
export interface CommitMessage {
  readonly type: CommitType;
  readonly scope: string | null;
  /** In the imperative, without a full stop; the head of the message has at most 72 characters. */
  readonly subject: string;
  /** What each file brings, and the footer of what breaks; empty where the subject says it all. */
  readonly body: string;
  readonly breaking: boolean;
}

const HEAD_CHARS_MAX = 72;
const FILES_TOLD_MAX = 12;

/**
 * Writes the message of a commit from its unified diff. The type is learned (`typeOfChange`); the
 * words are made of names that the diff has. Undefined when the text is no diff that changes a file.
 */
export function writeCommit(diff: string): CommitMessage | undefined {
  const files = readDiff(diff);
  if (files.length === 0) return undefined;
  const type = typeOfChange(files);
  const scope = scopeOf(files);
  const breaks = breakingChanges(files);
  const head = `${type}${scope === null ? "" : `(${scope})`}${breaks.length > 0 ? "!" : ""}: `;
  const subject = shortened(subjectOf(files, type), HEAD_CHARS_MAX - head.length);
  return { type, scope, subject, body: bodyOf(files, breaks), breaking: breaks.length > 0 };
}

function bodyOf(files: readonly FileChange[], breaks: readonly string[]): string {
  const told =
    files.length > 1 ? files.slice(0, FILES_TOLD_MAX).map((file) => `- ${describeFile(file)}`) : [];
  if (files.length > FILES_TOLD_MAX) told.push(`- and ${files.length - FILES_TOLD_MAX} files more`);
  const footer = breaks.length > 0 ? [`BREAKING CHANGE: ${breaks.join(", ")}`] : [];
  return [told.join("\n"), ...footer].filter((part) => part !== "").join("\n\n");
}

/** Cut at a word's end. */
function shortened(subject: string, charsMax: number): string {
  if (subject.length <= charsMax) return subject;
  const cut = subject.slice(0, charsMax + 1);
  const end = cut.lastIndexOf(" ");
  return (end > 0 ? cut.slice(0, end) : subject.slice(0, charsMax)).replace(/[\s,:;(]+$/, "");
}
