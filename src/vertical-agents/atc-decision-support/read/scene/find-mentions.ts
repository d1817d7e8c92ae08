import {
  AIRCRAFT_WORDS,
  NO_CALLSIGN_LETTERS,
  ORDINAL_WORDS,
  ROLE_WORDS,
  TELEPHONY_NAMES,
} from "../../../../content/air-traffic-words/callsign-words.js";
import { TYPE_DESIGNATORS } from "../../../../content/air-traffic-words/type-designators.js";
import { positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { keyOfId, type Mention } from "./mention.js";
import { prefixedPositionAt } from "./prefixed-position.js";
import { keyAt, type Scene, spanOf } from "./scene.js";
import { findRepeats, isShortName, leadingNameAt, type Name, shortIdAt } from "./short-names.js";

const CALLSIGN = /^([A-Z]{2,4})\d{1,4}[A-Z]{0,2}$/iu;
const REGISTRATION = /^N[1-9]\d{0,4}[A-Z]{0,2}$/u;
const MARKS = /^[A-Z]{1,2}$/u;
const REST = /^(?:[A-Z]{3,4}|[A-Z0-9]{3,4})$/u;
const AIRLINE = /^[A-Z]{3}$/u;
const telephony = new Vocabulary(TELEPHONY_NAMES.map((name) => [name, name] as const));
const aircraftWords = new Set(AIRCRAFT_WORDS);
const SINGULAR =
  /^(?:aircraft|a c|ac|acft|plane|airplane|aeroplane|flight|jet|traffic|target|flugzeug|avion|aeronave|aviao|vol|vuelo|voo|flug|flieger|drone|uav|heli|helicopter)$/u;

/**
 * The aircraft that free tokens speak of, those of which blocks have told before (`known`) by their very names. Letters, numbers and ordinals count as names only where the prompt has no
 * better ones for them.
 */
export function findMentions(scene: Scene, known: ReadonlySet<string>): readonly Mention[] {
  const strongOrKnown: NameAt = (in_, at) => knownAt(in_, at, known) ?? strongAt(in_, at);
  const strong = collect(scene, strongOrKnown, "strong");
  const taken = new Set(strong.flatMap(({ from, next }) => range(from, next)));
  const weak = collect(scene, weakAt, "weak").filter(({ from }) => !taken.has(from));
  const named = weakThatCount(weak, strong);
  const told = [...strong, ...named];
  if (told.length === 0) return collect(scene, ordinalAt, "ordinal");
  return [...told, ...findRepeats(scene, told)].sort((one, other) => one.from - other.from);
}

/** What a table or a command has named, in the same letters; a letter alone only where a name is due. */
function knownAt({ tokens }: Scene, at: number, known: ReadonlySet<string>): Name | undefined {
  const text = tokens[at]?.text ?? "";
  // Letters that are else a label stand apart from their digits.
  const digits = tokens[at + 1]?.isGlued === true ? tokens[at + 1]?.text : undefined;
  if (digits !== undefined && known.has(`${text}${digits}`))
    return { id: `${text}${digits}`, next: at + 2 };
  if (!known.has(text)) return undefined;
  const isNamed = /^(?:for|of|to|by|and|vs|is|fur|pour|para|und|et|y|e|can|may|,|with)$/u.test(
    keyAt(tokens, at - 1),
  );
  return text.length > 1 || isNamed ? { id: text, next: at + 1 } : undefined;
}

type NameAt = (scene: Scene, at: number) => Name | undefined;

function collect(scene: Scene, nameAt: NameAt, strength: Mention["strength"]): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < scene.tokens.length; ) {
    const name = scene.claims.isFree(at) ? nameAt(scene, at) : undefined;
    if (name && scene.claims.isFree(at, name.next)) {
      const span = spanOf(scene.tokens, at, name.next);
      mentions.push({
        key: keyOfId(name.id),
        id: name.id,
        from: at,
        next: name.next,
        span,
        strength,
      });
    }
    at = name?.next ?? at + 1;
  }
  return mentions;
}

function strongAt(scene: Scene, at: number): Name | undefined {
  const { tokens } = scene;
  const token = tokens[at];
  if (token?.kind !== "word" || isGluedToWord(tokens, at)) return undefined;
  return (
    registrationAt(scene, at, token.text) ??
    callsignIn(tokens, at, token.text) ??
    shortIdAt(tokens, at, token.text) ??
    airlineAt(tokens, at, token.text) ??
    telephonyAt(tokens, at)
  );
}

function isGluedToWord(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.isGlued === true && (before?.kind === "word" || before?.kind === "number");
}

function callsignIn(tokens: readonly Token[], at: number, text: string): Name | undefined {
  const plain = text.replace(/'s$/u, "");
  const letters = CALLSIGN.exec(plain)?.[1]?.toLowerCase();
  if (letters === undefined || NO_CALLSIGN_LETTERS.has(letters)) return undefined;
  if (TYPE_DESIGNATORS.has(plain.toUpperCase())) return undefined;
  if (keyAt(tokens, at - 1) === "squawk") return undefined;
  return { id: plain.toUpperCase(), next: at + 1 };
}

/** `N123AB`, `G-ABCD`, `PH-BXA`; a latitude such as `N52` is none. */
function registrationAt(scene: Scene, at: number, text: string): Name | undefined {
  const { prompt, tokens } = scene;
  // `DLH1 (reg D-ABCD)`: another name of the same aircraft.
  const isAlias = [1, 2].some((back) =>
    /^(?:reg|registration|tail|registered|kennzeichen|immatriculation|immat|matricula|hex)$/u.test(
      keyAt(tokens, at - back),
    ),
  );
  if (isAlias) return undefined;
  if (REGISTRATION.test(text) && (text.length >= 4 || /[A-Z]$/u.test(text))) {
    const place = prefixedPositionAt(prompt, at) ?? positionAt(prompt, at);
    const isPoint = tokens[at + 1]?.text === "." && tokens[at + 1]?.isGlued === true;
    if (place || isPoint || tokens[at + 1]?.text === "°") return undefined;
    return { id: text, next: at + 1 };
  }
  const [hyphen, rest] = [tokens[at + 1], tokens[at + 2]];
  if (/^a$/iu.test(text) && hyphen?.text === "/" && /^c\d{1,3}$/iu.test(rest?.text ?? "")) {
    return { id: `${text}/${rest?.text}`, next: at + 3 };
  }
  if (hyphen?.text !== "-" || !hyphen.isGlued || !rest?.isGlued) return undefined;
  const isGlider = /^(?:D|HB|OE|PH|OO|OK|SP|SE|LN|OY)$/u.test(text) && /^\d{4}$/u.test(rest.text);
  if (isGlider) return { id: `${text}-${rest.text}`, next: at + 3 };
  if (!MARKS.test(text) || rest.kind !== "word" || !REST.test(rest.text)) return undefined;
  if (/^\d+$/u.test(rest.text)) return undefined;
  return { id: `${text}-${rest.text}`, next: at + 3 };
}

/** `DLH 4`, `DLH-4`; a unit behind the number makes it a value. */
function airlineAt(tokens: readonly Token[], at: number, text: string): Name | undefined {
  if (!AIRLINE.test(text) || NO_CALLSIGN_LETTERS.has(text.toLowerCase())) return undefined;
  const hasHyphen = tokens[at + 1]?.text === "-" && tokens[at + 1]?.isGlued === true;
  const number = tokens[at + (hasHyphen ? 2 : 1)];
  const next = at + (hasHyphen ? 3 : 2);
  if (!isFlightNumber(number) || (hasHyphen && !number?.isGlued)) return undefined;
  if (unitAt(tokens, next) || tokens[next]?.text === "/" || tokens[next]?.text === "°") return;
  return { id: `${text}${number?.text}`, next };
}

function telephonyAt(tokens: readonly Token[], at: number): Name | undefined {
  const term = telephony.termAt(tokens, at);
  if (!term || term.isMisspelt) return undefined;
  const number = tokens[term.next];
  if (!isFlightNumber(number)) return undefined;
  const letters = tokens[term.next + 1];
  const isTail = letters?.kind === "word" && letters.isGlued && /^[A-Z]{1,2}$/u.test(letters.text);
  if (!isTail && unitAt(tokens, term.next + 1)) return undefined;
  const words = tokens.slice(at, term.next).map(({ text }) => text);
  return {
    id: `${words.join(" ")} ${number?.text}${isTail ? letters.text : ""}`,
    next: term.next + (isTail ? 2 : 1),
  };
}

function isFlightNumber(token: Token | undefined): boolean {
  return token?.kind === "number" && /^\d{1,4}$/u.test(token.text);
}

function weakAt({ tokens }: Scene, at: number): Name | undefined {
  const key = keyAt(tokens, at);
  if (tokens[at]?.kind !== "word") return undefined;
  const role = roleAt(tokens, at);
  if (role) return role;
  if (SINGULAR.test(key)) {
    const mark = keyAt(tokens, at + 1) === "#" ? at + 2 : at + 1;
    const name = tokens[mark];
    if (name && isShortName(name) && !unitBehind(tokens, mark)) {
      return { id: name.text, next: mark + 1 };
    }
  }
  return leadingNameAt(tokens, at);
}

function roleAt(tokens: readonly Token[], at: number): Name | undefined {
  const pair = `${keyAt(tokens, at)} ${keyAt(tokens, at + 1)}`;
  const isPair = Object.hasOwn(ROLE_WORDS, pair);
  const key = isPair ? pair : keyAt(tokens, at);
  const role = Object.hasOwn(ROLE_WORDS, key) ? ROLE_WORDS[key] : undefined;
  if (role === undefined) return undefined;
  const next = at + (isPair ? 2 : 1);
  // `at its own speed` is no aircraft.
  const isCalled = /^[:=(@,]$|^(?:at|is|fl\d{2,3}|aircraft)$/u.test(keyAt(tokens, next));
  const isLed =
    at === 0 || tokens[at - 1]?.kind === "break" || /^[,;.:]$/u.test(keyAt(tokens, at - 1));
  if (key === "own" && !(isLed && isCalled)) return undefined;
  const number = tokens[next];
  const isNumbered = role === "intruder" && number?.kind === "number" && /^\d$/u.test(number.text);
  const hasUnit = isNumbered && unitBehind(tokens, next);
  return isNumbered && !hasUnit
    ? { id: `${role} ${number.text}`, next: next + 1 }
    : { id: role, next };
}

function unitBehind(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === "number" && unitAt(tokens, at + 1) !== undefined;
}

/**
 * One letter alone is rather an article or a point; two or more are names, unless the prompt has call signs.
 * `ownship AFR12` names one aircraft, not two.
 */
function weakThatCount(weak: readonly Mention[], strong: readonly Mention[]): readonly Mention[] {
  const isRole = ({ id }: Mention) => /^(?:ownship|intruder)/u.test(id);
  const letters = weak.filter((one) => !isRole(one));
  // `A1 …; N2 …`: a name that looks like a latitude counts beside other short ones.
  const areShort = strong.every(({ id }) => /^[A-Z]\d{1,2}[A-Z]?$/u.test(id));
  const beside = letters.filter(({ id }) => strong.length === 0 || /^[A-Z]\d$/u.test(id));
  const areNames = areShort && new Set([...strong, ...beside].map(({ key }) => key)).size >= 2;
  const starts = new Set(strong.flatMap(({ from }) => [from, from - 1]));
  const roles = weak.filter((one) => isRole(one) && !starts.has(one.next));
  return areNames ? [...roles, ...beside] : roles;
}

function ordinalAt({ tokens }: Scene, at: number): Name | undefined {
  const key = keyAt(tokens, at);
  if (!Object.hasOwn(ORDINAL_WORDS, key)) return undefined;
  const before = keyAt(tokens, at - 1);
  const isAircraft = aircraftWords.has(keyAt(tokens, at + 1));
  const isBare = /^(?:is|at|:)$/u.test(keyAt(tokens, at + 1));
  if (!isAircraft && !isBare) return undefined;
  if (key === "other" && before !== "the") return undefined;
  return { id: `AC${ORDINAL_WORDS[key]}`, next: at + (isAircraft ? 2 : 1) };
}

function range(from: number, next: number): readonly number[] {
  return Array.from({ length: next - from }, (_, index) => from + index);
}
