import { boilerplateLines } from "../../../content/page-boilerplate/phrases.js";

const LINE_LENGTH_MAX = 120;
const BOILERPLATE = new RegExp(`^(?:${boilerplateLines.join("|")})$`, "u");

/** A line in lower case, without the signs at its ends. */
export function plainLine(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}([]+|(?<![\s.:…!?»>›→])[\s.:…!?»>›→]+$/gu, "");
}

/** Whether a line is one that pages put into articles and no writer did. */
export function isBoilerplateLine(text: string): boolean {
  return text.length <= LINE_LENGTH_MAX && BOILERPLATE.test(plainLine(text));
}
