import { cardRanges } from "../../../content/payment-cards/issuers.js";
import type { FoundAddress } from "./checked-address.js";

const NUMBER =
  /(?<![\p{L}\p{N}.,:/=+#_-])\d(?:[ \u00a0-]?\d){11,18}(?![\p{L}\p{N}]|[ -]\d|[.,]\d)/gu;
const GROUPED = /^(?:\d{4}([ \u00a0-])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ \u00a0-])\d{6}\2\d{4,5})$/u;
const NEAR = 40;
const CARD_WORDS = /card|visa|master|amex|credit|debit|karte|carte|tarjeta/iu;

/**
 * Numbers of payment cards: a length and first digits that an issuer uses, and the checksum of Luhn
 * (ISO/IEC 7812-1). Where the checksum is wrong, only what is written as a card's number is told. Linear.
 */
export function* findCards(text: string): Generator<FoundAddress> {
  for (const { index, 0: value } of text.matchAll(NUMBER)) {
    const digits = value.replace(/\D/gu, "");
    if (!hasIssuer(digits) || /^(\d)\1+$/u.test(digits)) continue;
    const isRight = passesLuhn(digits);
    const isWritten =
      GROUPED.test(value) || CARD_WORDS.test(text.slice(Math.max(0, index - NEAR), index));
    if (!isRight && !isWritten) continue;
    const issues = isRight ? [] : ["invalid_checksum"];
    yield { value, kind: "card", valid: isRight, issues, start: index, end: index + value.length };
  }
}

function hasIssuer(digits: string): boolean {
  return cardRanges.some(({ from, to, lengths }) => {
    const start = digits.slice(0, from.length);
    return start >= from && start <= to && lengths.includes(digits.length);
  });
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 0x30;
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
