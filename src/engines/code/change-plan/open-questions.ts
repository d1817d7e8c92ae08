import { findOccurrences } from "./find-occurrences.js";
import type { Evidence } from "./gather-evidence.js";

const EXPECTED =
  /\b(?:should|must|expect\w*|returns?|instead|when|if|unless|until|throws?|answers?|shows?|so that|because|error|exception|fails?|null|undefined|empty|\d+)\b/i;

/** What the task and the files do not tell, and whoever does it has to know. */
export function openQuestionsOf(evidence: Evidence, task: string): readonly string[] {
  const { reading, files, occurrences, commands, newPaths } = evidence;
  const questions: string[] = [];
  if (files.length === 0) {
    questions.push("Which files are concerned? None were given, so that no place is named.");
  }
  for (const [name, found] of occurrences) {
    if (files.length > 0 && found.length === 0 && reading.intent !== "add") {
      questions.push(`Where is \`${name}\`? It is in none of the given files.`);
    }
    const places = new Set(
      found
        .filter(({ kind, role }) => kind === "definition" && role === "source")
        .map(({ path }) => path),
    );
    if (places.size > 1) {
      questions.push(
        `Which \`${name}\` is meant? It is defined in ${[...places].map((path) => `\`${path}\``).join(" and ")}.`,
      );
    }
  }
  if (
    reading.intent !== "add" &&
    reading.intent !== "move" &&
    reading.intent !== "document" &&
    files.length > 0
  ) {
    for (const path of newPaths)
      questions.push(`Where is \`${path}\`? The task names it, and it was not given.`);
  }
  questions.push(...questionsOfIntent(evidence, task));
  if (files.length > 0 && commands.test === null) {
    questions.push("How are the tests run? No given file tells.");
  }
  return questions;
}

function questionsOfIntent({ reading, files }: Evidence, task: string): readonly string[] {
  const { intent, target, versions, symbols } = reading;
  switch (intent) {
    case "rename":
      if (target === null) return ["What is the new name?"];
      return taken(target, files);
    case "upgrade":
      return versions.length === 0
        ? [`To which version${symbols[0] ? ` of \`${symbols[0]}\`` : ""}?`]
        : [];
    case "fix":
      return EXPECTED.test(task)
        ? []
        : ["How is the fault seen: with which input, what happens, and what must happen?"];
    case "speed_up":
      return /\d/.test(task) ? [] : ["Which figure must be reached, measured how?"];
    case "change":
      return ["What exactly is to be done? The task has no word that tells it."];
    case "add":
      return EXPECTED.test(task)
        ? []
        : ["How is it seen that it is done: what must it answer, also to wrong input?"];
    default:
      return [];
  }
}

function taken(target: string, files: Evidence["files"]): readonly string[] {
  const [there] = findOccurrences(target, files).filter(({ kind }) => kind === "definition");
  return there
    ? [
        `\`${target}\` is there already (\`${there.path}\` line ${there.line}: \`${there.text}\`): is it the same thing?`,
      ]
    : [];
}
