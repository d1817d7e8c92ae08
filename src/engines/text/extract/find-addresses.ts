import { ibanLengths } from "../../../content/extraction/iban-lengths.js";
import type { Claims } from "./claims.js";
import type { Entity } from "./entity.js";

const LOCAL_PART = /[\p{L}\p{N}._%+'-]{1,64}$/u;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,24}/u;
const URL_START = /\b(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"`，。、；]{1,2000}/giu;
const URL_END = /[.,;:!?'*_\]}»”’]$/u;
const IBAN_START = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,40}/g;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d]|\.\d)/g;
const IPV6 = /(?<![\p{L}\p{N}:])[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?![\p{L}\p{N}:])/gu;
const TAG = /(?<![\p{L}\p{N}&/#])#[\p{L}_][\p{L}\p{N}_]{1,99}/gu;
const HANDLE = /(?<![p{L}p{N}@./])@[A-Za-z_](?:[\w.]{0,28}\w)/g;

/** Addresses on the web, of mail, of machines and of accounts, each checked for its form. Linear. */
export function* findAddresses(text: string, claims: Claims): Generator<Entity> {
  yield* findUrls(text, claims);
  yield* findEmails(text, claims);
  yield* findIbans(text, claims);
  yield* findIps(text, claims);
  yield* findTags(text, claims);
}

function* findUrls(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(URL_START)) {
    const value = trimUrl(match[0]);
    const end = match.index + value.length;
    if (!/[^/:.]\.?[^/:.]/.test(value.slice(4)) || !claims.take(match.index, end)) continue;
    yield { kind: "url", start: match.index, end, value };
  }
}

/** A full stop or a bracket that the sentence owns is no part of an address. */
function trimUrl(found: string): string {
  let url = found;
  for (let round = 0; round < 20; round += 1) {
    const isUnopened = url.endsWith(")") && count(url, "(") < count(url, ")");
    if (!URL_END.test(url) && !isUnopened) break;
    url = url.slice(0, -1);
  }
  return url;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function* findEmails(text: string, claims: Claims): Generator<Entity> {
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const local = LOCAL_PART.exec(text.slice(Math.max(0, at - 64), at))?.[0].replace(/^[.'-]+/, "");
    const domain = DOMAIN.exec(text.slice(at + 1, at + 256))?.[0];
    if (!local || !domain) continue;
    const start = at - local.length;
    const end = at + 1 + domain.length;
    if (claims.take(start, end)) yield { kind: "email", start, end, value: text.slice(start, end) };
  }
}

function* findIbans(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(IBAN_START)) {
    const length = ibanLengths[match[0].slice(0, 2)];
    if (length === undefined) continue;
    const taken = firstCharacters(match[0], length);
    const value = taken.replaceAll(" ", "");
    const end = match.index + taken.length;
    if (value.length !== length || !isIban(value) || !claims.take(match.index, end)) continue;
    yield { kind: "iban", start: match.index, end, value };
  }
}

function firstCharacters(text: string, wanted: number): string {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== " ") seen += 1;
    if (seen === wanted) return text.slice(0, at + 1);
  }
  return text;
}

/** Whether an IBAN without spaces keeps the checksum of ISO 7064, MOD 97-10. */
export function isIban(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const digits = Number.parseInt(character, 36);
    rest = (rest * (digits > 9 ? 100 : 10) + digits) % 97;
  }
  return rest === 1;
}

function* findIps(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(IPV4)) {
    const isAddress = match[0].split(".").every((part) => Number(part) <= 255);
    const end = match.index + match[0].length;
    if (!isAddress || !claims.take(match.index, end)) continue;
    yield { kind: "ip", start: match.index, end, value: match[0] };
  }
  for (const match of text.matchAll(IPV6)) {
    const end = match.index + match[0].length;
    if (!isIpv6(match[0]) || !claims.take(match.index, end)) continue;
    yield { kind: "ip", start: match.index, end, value: match[0] };
  }
}

function isIpv6(text: string): boolean {
  const gaps = text.split("::").length - 1;
  const groups = text.split(":").filter((group) => group !== "").length;
  const isShort = gaps === 1 && groups >= 1 && groups <= 7;
  return !text.includes(":::") && (isShort || (gaps === 0 && groups === 8 && !/^:|:$/.test(text)));
}

function* findTags(text: string, claims: Claims): Generator<Entity> {
  for (const [kind, pattern] of [
    ["hashtag", TAG],
    ["handle", HANDLE],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (claims.take(match.index, end)) yield { kind, start: match.index, end, value: match[0] };
    }
  }
}
