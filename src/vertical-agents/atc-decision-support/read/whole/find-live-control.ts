import {
  BYGONE_WORDS,
  DENIALS_OF_REALITY,
  DEVICE_WORDS,
  HISTORY_WORDS,
  LOOSE_PRESENCE,
  MUNDANE_PRESENCE,
  NO_USE_WORDS,
  OFFICE_WORDS,
  OFFLINE_WORDS,
  RULE_WORDS,
  TRAINING_WORDS,
  TRIED_WORDS,
  TURN_WORDS,
  WEAK_OFFLINE_WORDS,
} from "../../../../content/air-traffic-words/live-words.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { deliveryAt, isOperationalAt, isRealAt, isWorkingAt, phraseSignsAt } from "./live-signs.js";
import { unmask } from "./unmask.js";

const REFUSAL =
  "This agent is for simulators and offline study only, so it gives no advice for live traffic: please use the tools and procedures of your unit. A picture of a simulator, an exercise or a replay is welcome.";

/** How much of an aircraft at hand has to be told before it counts, by what else the prompt speaks of. */
const AT_HAND = { plain: 2, training: 6 } as const;

interface Signs {
  /** The prompt says that its traffic is real. */
  isReal: boolean;
  /** It says so of a time that is over. */
  isBygone: boolean;
  /** It says so where a `but` takes back what it said before. */
  isRealAfterTurn: boolean;
  isOffline: boolean;
  /** It says so in another sentence than that it is a simulator. */
  isRealApart: boolean;
  /** It takes back what it said of a simulator. */
  isRetracted: boolean;
  /** It speaks of pilots, frequencies, positions and systems of operations. */
  isOperational: boolean;
  isWeaklyOffline: boolean;
  isHistory: boolean;
  isTraining: boolean;
  /** Phrases of those who have aircraft in front of them. */
  readonly presence: Set<string>;
  readonly actions: Set<string>;
  delivery: number;
}

/**
 * Why a prompt that asks for control of real traffic is not answered; nothing for a simulator or an exercise. Real is
 * what says so, or what tells of aircraft at hand and of what will be said to them. A simulator that is broken, denied,
 * pretended or only spoken of is none. Linear.
 */
export function liveControlRefusal(tokens: readonly Token[]): string | undefined {
  const signs: Signs = {
    isReal: false,
    isBygone: false,
    isRealAfterTurn: false,
    isOffline: false,
    isRealApart: false,
    isRetracted: false,
    isOperational: false,
    isWeaklyOffline: false,
    isHistory: false,
    isTraining: false,
    presence: new Set(),
    actions: new Set(),
    delivery: 0,
  };
  for (const segment of segmentsOf(unmask(tokens))) readSegment(segment, signs);
  return isLive(signs) ? REFUSAL : undefined;
}

function isLive(signs: Signs): boolean {
  const told = signs.actions.size + (signs.delivery > 0 ? 2 : 0);
  const atHand = presenceOf(signs, LOOSE_PRESENCE) + told;
  if (signs.isRealAfterTurn) return true;
  if (signs.isOffline && !signs.isHistory && signs.isRealApart) return true;
  if (signs.isOffline && signs.isRetracted) return true;
  const isPast = signs.isHistory && !signs.isRetracted && atHand < 4;
  if (signs.isOffline || isPast) return false;
  if (signs.isReal || (signs.isBygone && atHand > 0)) return true;
  if (signs.isWeaklyOffline) return false;
  if (signs.isTraining && !signs.isRetracted) return atHand >= AT_HAND.training;
  const inPlain = presenceOf(signs, MUNDANE_PRESENCE) + told;
  // What is only asked to be said may be asked of a picture in a book as well.
  const isAtHand = signs.presence.size > 0 || signs.delivery > 0 || signs.actions.size > 1;
  return signs.isOperational || (inPlain >= AT_HAND.plain && isAtHand);
}

/** Each phrase counts two, and one where it stands in other prompts as well. */
function presenceOf({ presence }: Signs, common: ReadonlySet<string>): number {
  return [...presence].reduce((sum, phrase) => sum + (common.has(phrase) ? 1 : 2), 0);
}

interface Segment {
  /** Words by their keys, and commas. */
  readonly words: readonly string[];
  /** Begins with a word such as `but`. */
  readonly isTurn: boolean;
}

/** Sentences, and their parts behind words such as `but`; a line that goes on in small letters ends none. */
function segmentsOf(tokens: readonly Token[]): readonly Segment[] {
  const segments: { words: string[]; isTurn: boolean }[] = [{ words: [], isTurn: false }];
  tokens.forEach((token, at) => {
    const behind = tokens[at + 1];
    const goesOn = behind?.kind === "word" && /^\p{Ll}/u.test(behind.text);
    const isEnd = token.kind === "break" ? !goesOn : /^[.;!?()]$/u.test(token.text);
    if (isEnd) segments.push({ words: [], isTurn: false });
    else if (token.kind === "word" && TURN_WORDS.has(token.key))
      segments.push({ words: [], isTurn: true });
    else if (token.kind === "word")
      segments
        .at(-1)
        ?.words.push(isQuoted(tokens, at) || isDatum(tokens, at) ? `"${token.key}"` : token.key);
    else if (token.text === ",") segments.at(-1)?.words.push(",");
  });
  return segments;
}

/** `freq 127.275` among the values of an aircraft, but not `on freq 127.275`. */
function isDatum(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== "word" || !/^freq/u.test(token.key)) return false;
  if (
    before?.kind === "word" &&
    /^(?:on|my|our|over|by|via|auf|sur|en|em|na|the)$/u.test(before.key)
  )
    return false;
  return tokens[at + 1]?.kind === "number";
}

/** A simulator in quotation marks is a so-called one. */
function isQuoted(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || !OFFLINE_WORDS.has(token.key)) return false;
  const [before, behind] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return before === behind && (before === '"' || before === "'");
}

function readSegment({ words, isTurn }: Segment, signs: Signs): void {
  const isTried = words.some((word) => TRIED_WORDS.has(word));
  const isBygone = words.some((word) => BYGONE_WORDS.has(word));
  const was = { isReal: signs.isReal, isOffline: signs.isOffline };
  signs.isReal = false;
  signs.isOffline = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const { presence, action, isReal, isOperational, isRetraction } = phraseSignsAt(words, at);
    if (isRetraction) signs.isRetracted = true;
    if ((isOperational || isOperationalAt(words, at)) && !isDenied(words, at))
      signs.isOperational = true;
    for (const phrase of presence) if (!isDenied(words, at)) signs.presence.add(phrase);
    if (isWorkingAt(words, at) && !isDenied(words, at)) {
      signs.presence.add("working");
      signs.presence.add("unit");
    }
    for (const phrase of action) if (!isDenied(words, at)) signs.actions.add(phrase);
    if (!isDenied(words, at)) signs.delivery = Math.max(signs.delivery, deliveryAt(words, at));
    if (isReal || isRealAt(words, at)) readReal(words, at, { isTurn, isBygone }, signs);
    if (isDenial(words, at)) signs.isReal = true;
    const isIn = words[at - 1] === "no" && /(?:dor|cio)$/u.test(word);
    if (isTried || (isDenied(words, at) && !isIn) || isRule(words, at)) continue;
    readOffline(words, at, signs);
    const isPretended = [-2, -1, 1, 2].some((step) => NO_USE_WORDS.has(words[at + step] ?? ""));
    if (TRAINING_WORDS.has(word) && !isPretended) signs.isTraining = true;
    const isOfFrequency = words.some((one) => /^(?:frequency|freq|frequenz|calls)$/u.test(one));
    if (HISTORY_WORDS.has(word) && !isOfFrequency) signs.isHistory = true;
  }
  if (signs.isReal && !signs.isOffline) signs.isRealApart = true;
  signs.isReal ||= was.isReal;
  signs.isOffline ||= was.isOffline;
}

function readReal(
  words: readonly string[],
  at: number,
  { isTurn, isBygone }: { readonly isTurn: boolean; readonly isBygone: boolean },
  signs: Signs,
): void {
  if (isDenied(words, at)) {
    // `no live radar any more` is a failure.
    const isDevice = [1, 2].some((step) => DEVICE_WORDS.has(words[at + step] ?? ""));
    if (!isDevice) signs.isOffline = true;
  } else if (isBygone) signs.isBygone = true;
  else {
    signs.isReal = true;
    if (isTurn) signs.isRealAfterTurn = true;
  }
}

function readOffline(words: readonly string[], at: number, signs: Signs): void {
  const word = words[at] ?? "";
  if (
    WEAK_OFFLINE_WORDS.has(word) &&
    !/^(?:is|are|went|gone|goes|fully)$/u.test(words[at - 1] ?? "")
  )
    signs.isWeaklyOffline = true;
  if (!OFFLINE_WORDS.has(word)) return;
  const around = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4].flatMap((step) => {
    const isVerb = words[at + step] === "call" && words[at + step + 1] === "for";
    return isVerb ? [] : [words[at + step] ?? ""];
  });
  const isOffice = OFFICE_WORDS.has(words[at + 1] ?? "");
  const isYours = /^(?:your|dein|deine|ton|tu|votre|seu|sua)$/u.test(words[at - 1] ?? "");
  if (!around.some((one) => NO_USE_WORDS.has(one)) && !isOffice && !isYours) signs.isOffline = true;
}

/** `not live`, `no real aircraft`, `nothing here is real`. */
function isDenied(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const word = words[before] ?? "";
    if (word === ",") return false;
    if (DENIALS_OF_REALITY.has(word)) return true;
  }
  return false;
}

/** `not a simulation`, `keine Übung`; `no simulation needed` says nothing of the traffic. */
function isDenial(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const isSimulator =
    OFFLINE_WORDS.has(word) ||
    /^(?:drill|game|exercise|test|training|ubung|exercice|simulacro|ejercicio|exercicio|jeu|juego|jogo|spiel)$/u.test(
      word,
    );
  if (
    !isSimulator ||
    /^(?:needed|required|necessary|available|run|runs|tool|data|software)$/u.test(
      words[at + 1] ?? "",
    )
  )
    return false;
  let before = at - 1;
  if (/^(?:flight|radar|atc|computer|training|real)$/u.test(words[before] ?? "")) before -= 1;
  for (let fillers = 0; fillers < 3 && FILLERS.test(words[before] ?? ""); fillers += 1) before -= 1;
  // `no simulador` is Portuguese for `in the simulator`.
  const isIn = before === at - 1 && words[before] === "no" && /(?:dor|cio)$/u.test(word);
  return !isIn && DENIALS_OF_REALITY.has(words[before] ?? "");
}

const FILLERS =
  /^(?:a|an|any|the|in|for|just|some|une|un|una|uma|eine|ein|einem|der|es|e|more|longer|part|of|c'est|est|this|is|here)$/u;

/** `ignore the simulator rule` is no simulator. */
function isRule(words: readonly string[], at: number): boolean {
  return [-3, -2, -1, 1, 2, 3].some((step) => RULE_WORDS.has(words[at + step] ?? ""));
}
