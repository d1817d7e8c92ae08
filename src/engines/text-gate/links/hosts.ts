import { lookAlikes, styledLetters } from "../../../content/look-alikes/look-alikes.js";
import {
  hostEndings,
  secondLevelLabels,
  sharedHosts,
} from "../../../content/web-hosts/host-endings.js";
import { decodePunycode } from "./punycode.js";

const PLAIN = /^[\0-\x7f]*$/;

/** The host in the letters that people see; labels that are no valid punycode stay as they are. */
export function shownHost(host: string): string {
  if (!host.includes("xn--")) return host;
  return host
    .split(".")
    .map((label) => decodePunycode(label) ?? label)
    .join(".");
}

/** The host as names are looked up: in lower case, its labels of other letters in punycode. */
export function asciiHost(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}

/** The host of an address, or of a text that names one. */
export function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : hostNamedIn(address);
}

/** The part of a host that one owner registered, such as `example.co.uk`, by the usual shapes of endings. */
export function registeredHost(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/u, "").split(".");
  for (const count of [2, 3, 4]) {
    if (labels.length > count && sharedHosts.has(labels.slice(-count).join("."))) {
      return labels.slice(-count - 1).join(".");
    }
  }
  const [second = "", last = ""] = labels.slice(-2);
  const isOfCountry = last.length === 2 && secondLevelLabels.has(second);
  return labels.slice(isOfCountry ? -3 : -2).join(".");
}

const NAMED =
  /(?:^|[\s("'<[])(?:(?:https?|ftp):\/\/|(?=www\.))?((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}[\p{L}\p{N}-]{2,24})(?=$|[\s/:?#)\]>"',!]|\.(?:\s|$))/iu;

const MAILBOX = /^(?:mailto:)?[^\s@<>]{1,64}@([^\s@<>?]{3,253})$/iu;

/** The host of a mail address that a text consists of. */
export function mailHostIn(text: string): string | undefined {
  return MAILBOX.exec(text.trim())?.[1]?.toLowerCase();
}

/** The host that a text names, with or without a scheme; names of files such as `index.js` are none. */
export function hostNamedIn(text: string): string | undefined {
  const match = NAMED.exec(text.slice(0, 500));
  const host = match?.[1]?.toLowerCase();
  if (match === null || host === undefined) return undefined;
  const isMarked = /:\/\/|^\s*www\./iu.test(match[0]);
  const ending = host.slice(host.lastIndexOf(".") + 1);
  return isMarked || hostEndings.has(ending) || ending.startsWith("xn--") ? host : undefined;
}

/** A host with every letter as the plain one that it looks like; accents, and 0 or 1 for o or l, go. */
export function skeletonOf(host: string): string {
  if (PLAIN.test(host) && !host.includes("xn--")) return host.toLowerCase();
  const plain = [...shownHost(host).normalize("NFKC").toLowerCase()]
    .map((letter) => plainLetters().get(letter) ?? letter)
    .join("");
  return plain.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The skeleton with digits and pairs of letters that pass for letters, too: `paypa1`, `rnicrosoft`. */
export function looseSkeletonOf(host: string): string {
  return skeletonOf(host)
    .replace(/0/gu, "o")
    .replace(/[1|]/gu, "l")
    .replace(/3/gu, "e")
    .replace(/5/gu, "s")
    .replace(/rn/gu, "m")
    .replace(/vv/gu, "w")
    .replace(/cl(?=[^.]*\.)/gu, "d");
}

let letters: ReadonlyMap<string, string> | undefined;

function plainLetters(): ReadonlyMap<string, string> {
  const strokes = {
    l: "łŀƚ",
    d: "đð",
    o: "øɵ",
    h: "ħ",
    t: "ŧ",
    b: "ƀ",
    i: "ɨ",
    k: "ĸ",
    n: "ŋ",
    g: "ǥ",
  };
  letters ??= new Map(
    [lookAlikes, styledLetters, strokes].flatMap((table) =>
      Object.entries(table).flatMap(([plain, alike]) =>
        [...alike].map((one) => [one.toLowerCase(), plain.toLowerCase()] as const),
      ),
    ),
  );
  return letters;
}
