import { LINKING_WORDS } from "../../../../content/chemistry-words/task-words.js";

/** Words between a number or a word and the substance that it is about. */
export const LINKS: ReadonlySet<string> = new Set(LINKING_WORDS);
