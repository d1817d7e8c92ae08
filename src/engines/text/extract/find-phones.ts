import type { Claims } from "./claims.js";
import type { Entity } from "./entity.js";

const CANDIDATE = /(?<![\p{L}\p{N}.,+/])(?:\+|00)?\(?\d[\d ().\-/\u00a0]{5,22}\d(?![\p{L}\p{N}])/gu;
const CUE =
  /(?:phone|telephone|telefon|tel|mobile|cell|call|ring|fax|whatsapp|sms|dial|handy|t|m|p)\b[^\p{L}\d+(]{0,4}(?:me |us |him |her )?(?:on |at |is )?(?:\+|\()?$/iu;
const NATIONAL = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/**
 * Phone numbers: with a country code as E.164, others as their digits. A number without + or 00
 * counts where it begins with 0 or a bracket, is grouped 3-3-4, or a word such as "call" is before it.
 */
export function* findPhones(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(CANDIDATE)) {
    const start = match.index;
    const end = start + match[0].length;
    const value = readPhone(match[0], text.slice(Math.max(0, start - 24), start));
    if (value === undefined || !claims.take(start, end)) continue;
    yield { kind: "phone", start, end, value };
  }
}

function readPhone(written: string, before: string): string | undefined {
  const isCalled = CUE.test(before);
  const digits = written.replace(/\(0\)/, "").replace(/\D/g, "");
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX + 2) return undefined;
  if (written.startsWith("+")) return digits.length > DIGITS_MAX ? undefined : `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const isGrouped = /[ ().\-/\u00a0]/.test(written);
  const looksNational = isGrouped && (/^[0(]/.test(written) || NATIONAL.test(written));
  return isCalled || looksNational ? digits : undefined;
}
