/** What is used of Ajv. */
interface KeywordHolder {
  removeKeyword(keyword: string): unknown;
  addKeyword(definition: object): unknown;
}

interface LengthCheck {
  (text: string): boolean;
  errors?: object[];
}

/**
 * Bounds of texts in code points, as JSON Schema has them. Ajv walks every text from end to end, once for
 * each bound, which costs 25 ms of a body of 8 MiB; here the length in code units mostly tells.
 */
export function boundTextLengths(ajv: KeywordHolder): void {
  const bounds = [
    ["maxLength", isAtMost, "more"],
    ["minLength", isAtLeast, "fewer"],
  ] as const;
  for (const [keyword, isWithin, word] of bounds) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: "string",
      schemaType: "number",
      before: "pattern",
      compile(limit: number) {
        const check: LengthCheck = (text) => {
          if (isWithin(text, limit)) return true;
          const message = `must NOT have ${word} than ${limit} characters`;
          check.errors = [{ keyword, params: { limit }, message }];
          return false;
        };
        return check;
      },
    });
  }
}

/** Whether a text has at most so many code points, each of which is one or two code units. */
export function isAtMost(text: string, codePoints: number): boolean {
  if (text.length <= codePoints) return true;
  return text.length <= 2 * codePoints && countCodePoints(text) <= codePoints;
}

/** Whether a text has at least so many code points. */
export function isAtLeast(text: string, codePoints: number): boolean {
  if (text.length < codePoints) return false;
  return text.length >= 2 * codePoints || countCodePoints(text) >= codePoints;
}

/** Half of a pair that stands alone counts as one. */
function countCodePoints(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if (isHalf(text.charCodeAt(at), 0xdc) && isHalf(text.charCodeAt(at - 1), 0xd8)) count -= 1;
  }
  return count;
}

/** Whether a code unit is of the 1,024 first or second halves. */
function isHalf(unit: number, high: 0xd8 | 0xdc): boolean {
  return (unit & 0xfc00) === high << 8;
}
