import { ibanLengths } from "../../../content/extraction/iban-lengths.js";
import { isIban } from "../../text/extract/find-addresses.js";
import type { FoundAddress } from "./checked-address.js";
import { isNearPayment } from "./payment-words.js";

const START = /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?:[ \u00a0-]?[A-Za-z0-9]){8,40}/gu;
const START_LENGTH = 4;
const GROUPED = /^[A-Z]{2}\d{2}(?:[ \u00a0-][A-Z0-9]{4}){2,8}(?:[ \u00a0-][A-Z0-9]{1,4})?$/iu;
const TOLD = /iban[^\p{L}\p{N}]{0,12}$/iu;
const SHORTEST = 15;
const LONGEST = 34;
/** A number that is longer or shorter by more is not a mistyped one. */
const MISTYPED_MAX = 2;

/**
 * Account numbers of ISO 13616 with their checksum (ISO 7064, MOD 97-10) and the length of their country;
 * what is no account number by both is told only where it is written as one. Linear.
 */
export function* findIbans(text: string): Generator<FoundAddress> {
  const pattern = new RegExp(START);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const found = readIban(text, match.index, match[0]);
    if (found) yield found;
    // What follows may begin another one.
    pattern.lastIndex = found?.end ?? match.index + START_LENGTH;
  }
}

function readIban(text: string, start: number, found: string): FoundAddress | undefined {
  const country = found.slice(0, 2).toUpperCase();
  const length = Object.hasOwn(ibanLengths, country) ? ibanLengths[country] : undefined;
  const value = length === undefined ? wholeOf(found) : writtenOf(found, length);
  const plain = plainOf(value);
  const end = start + value.length;
  const isWhole = !/[A-Za-z0-9]/.test(text.charAt(end));
  const isLength = length === undefined ? plain.length >= SHORTEST : plain.length === length;
  const isRight = isLength && plain.length <= LONGEST && isIban(plain);
  const isValid = isRight && length !== undefined && isWhole;
  const isTold = TOLD.test(text.slice(Math.max(0, start - 20), start));
  const isNear = length !== undefined && Math.abs(plain.length - length) <= MISTYPED_MAX;
  const isMistyped = isNear && (isLength || isSpaced(value) || isNearPayment(text, start, end));
  if (!isValid && !isTold && !(isMistyped && isWhole && looksWritten(value))) return undefined;
  const issues = isValid
    ? []
    : issuesOf({ hasCountry: length !== undefined, isLength, isRight, isWhole });
  return { value, kind: "iban", valid: isValid, issues, start, end };
}

function issuesOf(found: {
  readonly hasCountry: boolean;
  readonly isLength: boolean;
  readonly isRight: boolean;
  readonly isWhole: boolean;
}): readonly string[] {
  if (!found.hasCountry) return ["unknown_country"];
  if (!found.isLength || !found.isWhole) return ["invalid_length"];
  return found.isRight ? [] : ["invalid_checksum"];
}

/** In groups of four, or in one piece of capitals; with enough digits to be no word. */
function looksWritten(value: string): boolean {
  const digits = value.match(/\d/gu)?.length ?? 0;
  const isGrouped = GROUPED.test(value) && 2 * digits >= plainOf(value).length;
  return isGrouped || (/^[A-Z0-9]+$/.test(value) && 2 * digits >= value.length);
}

/** Keys and codes of other kinds are joined by hyphens. */
function isSpaced(value: string): boolean {
  return GROUPED.test(value) && !value.includes("-");
}

function plainOf(value: string): string {
  return value.replace(/[ \u00a0-]/gu, "").toUpperCase();
}

/** As many characters as the country has, or all of a row that is written in one piece or in groups. */
function writtenOf(found: string, length: number): string {
  const exact = firstCharacters(found, length);
  const row = rowOf(found);
  if (isIban(plainOf(exact)) && row.length <= exact.length) return exact;
  const isRow = GROUPED.test(row) || plainOf(row) === row.toUpperCase();
  if (!isRow || plainOf(row).length < SHORTEST - MISTYPED_MAX) return exact;
  // The next group may be another number.
  const isParted = row.startsWith(exact) && /^[ \u00a0-]/u.test(row.slice(exact.length));
  return isParted ? exact : row;
}

/** What stands in one piece, or in groups of four and a last one that may have fewer. */
function rowOf(found: string): string {
  return (
    /^[A-Za-z]{2}\d{2}(?:[A-Za-z0-9]+|(?:[ \u00a0-](?=[A-Za-z]{0,3}\d|[A-Z]{4})[A-Za-z0-9]{4}(?![A-Za-z0-9]))+(?:[ \u00a0-](?=[A-Za-z]{0,2}\d)[A-Za-z0-9]{1,5}(?![A-Za-z0-9]))?)/u.exec(
      found,
    )?.[0] ?? ""
  );
}

/** Words after the number do not belong to it. */
function wholeOf(found: string): string {
  return (
    /^[A-Za-z]{2}\d{2}(?:[ \u00a0-]?(?=[A-Za-z]{0,3}\d|[A-Z0-9]{4}(?![a-z]))[A-Za-z0-9]{1,4})*/u.exec(
      found,
    )?.[0] ?? found
  );
}

function firstCharacters(found: string, wanted: number): string {
  let seen = 0;
  for (let at = 0; at < found.length; at += 1) {
    if (/[A-Za-z0-9]/.test(found.charAt(at))) seen += 1;
    if (seen === wanted) return found.slice(0, at + 1);
  }
  return wholeOf(found);
}
