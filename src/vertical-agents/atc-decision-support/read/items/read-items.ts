import { WISH_WORDS } from "../../../../content/air-traffic-words/field-words.js";
import { CORRECTION_PHRASES } from "../../../../content/change-words/prompt-corrections.js";
import { refusalAt } from "../../../../engines/prompt-reading/changes/refusal-at.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Item, RelativePlace } from "../draft/said.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene } from "../scene/scene.js";
import { type Before, levelItemsAt } from "./level-items-at.js";
import { outsideAt } from "./outside-at.js";
import { placeAt } from "./place-at.js";
import { relationAt } from "./relation-at.js";
import { trendOfWord } from "./trend-word.js";
import { valueAt } from "./value-at.js";

/** An item, and whether it takes the place of an earlier one. */
export type ReadItem = Item & { readonly isCorrection: boolean };

export interface ItemContext {
  readonly scene: Scene;
  /** Places that are told from another aircraft, by their first token. */
  readonly relatives: ReadonlyMap<number, { readonly place: RelativePlace; readonly next: number }>;
  readonly mentionAt: (at: number) => Mention | undefined;
}

const corrections = new Vocabulary(CORRECTION_PHRASES.map((phrase) => [phrase, true] as const));
const wishWords = new Set(WISH_WORDS);

/** What holds before the first token that is read. */
export interface ItemStart {
  readonly hasAltitude: boolean;
  readonly isCorrecting: boolean;
}

/** Reads tokens `from` to `to` (not included) from left to right. */
export function readItems(
  context: ItemContext,
  [from, to]: readonly [number, number],
  { hasAltitude, isCorrecting }: ItemStart,
): readonly ReadItem[] {
  return new ItemWalk(context, { to, hasAltitude, isCorrecting }).walk(from);
}

/** Whether words right before a token say that what follows corrects. */
export function isCorrectedAt({ tokens }: Scene, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - 5); from -= 1) {
    const term = corrections.termAt(tokens, from);
    if (term && !term.isMisspelt) return true;
    if (tokens[from]?.kind === "number" || tokens[from]?.kind === "break") return false;
  }
  return false;
}

class ItemWalk {
  readonly #items: ReadItem[] = [];
  #trend: Before["trend"] = null;
  #trendNext = -1;
  #isCorrecting: boolean;
  #isWished = false;
  readonly #to: number;
  #hasAltitude: boolean;
  #altitude_ft: number | null = null;
  /** What a number without a unit corrects. */
  #refused: Item["field"] | undefined;

  constructor(
    private readonly context: ItemContext,
    { to, hasAltitude, isCorrecting }: ItemStart & { readonly to: number },
  ) {
    this.#to = to;
    this.#hasAltitude = hasAltitude;
    this.#isCorrecting = isCorrecting;
  }

  walk(from: number): readonly ReadItem[] {
    for (let at = from; at < this.#to; ) {
      const next = this.context.scene.claims.isFree(at) ? this.#step(at) : at + 1;
      at = Math.max(next, at + 1);
    }
    this.#addCourse(from);
    return this.#items;
  }

  /** `on the 090 radial, inbound` flies towards what its place is told from. */
  #addCourse(from: number): void {
    const place = this.#items.find(({ field }) => field === "place");
    if (place?.field !== "place" || place.value.kind !== "relative") return;
    const { bearing_deg, of } = place.value;
    const hasTrack = this.#items.some(({ field }) => field === "track");
    if (typeof bearing_deg !== "number" || !of?.startsWith("@") || hasTrack) return;
    const { tokens } = this.context.scene;
    for (let at = from; at < this.#to; at += 1) {
      const way = /^(inbound|outbound|anfliegend|abfliegend|rapprochement|eloignement)$/u.exec(
        keyAt(tokens, at),
      )?.[1];
      if (way === undefined) continue;
      const isIn = /^(?:inbound|anfliegend|rapprochement)$/u.test(way);
      const value = isIn ? (bearing_deg + 180) % 360 : bearing_deg;
      this.#items.push({ field: "track", value, from: at, next: at + 1, isCorrection: false });
      return;
    }
  }

  #step(at: number): number {
    const { tokens } = this.context.scene;
    const token = tokens[at];
    if (token?.kind === "break" || token?.text === ";") {
      this.#isWished = false;
      return at + 1;
    }
    const correction = corrections.termAt(tokens, at);
    if (correction && !correction.isMisspelt) {
      this.#isCorrecting = true;
      return correction.next;
    }
    const isReplaced =
      /^(?:instead|rather)$/u.test(keyAt(tokens, at)) &&
      /^(?:of|than)$/u.test(keyAt(tokens, at + 1));
    if (isReplaced) return this.#replace(at + 2);
    const refused = this.#refusal(at);
    if (refused !== undefined) return refused;
    const isPast =
      /^(?:was|formerly|previously|war|etait|era)$/u.test(keyAt(tokens, at)) &&
      keyAt(tokens, at - 1) === "(";
    if (isPast || wishWords.has(keyAt(tokens, at))) {
      this.#isWished = true;
      return at + 1;
    }
    const found = this.#itemsAt(at) ?? [];
    const isReadable = found.every(({ from, next }) =>
      this.context.scene.claims.isFree(from, next),
    );
    if (!isReadable) return at + 1;
    for (const item of found) this.#add(item);
    return found.at(-1)?.next ?? at + 1;
  }

  #itemsAt(at: number): readonly Item[] | undefined {
    const { scene, relatives, mentionAt } = this.context;
    const { tokens } = scene;
    const relative = relatives.get(at);
    if (relative) return [{ field: "place", value: relative.place, from: at, next: relative.next }];
    const trend = trendAt(tokens, at);
    if (trend) return [trend];
    const same = relationAt(tokens, at, mentionAt);
    if (same) return same;
    const before = {
      trend: this.#trend,
      trendNext: this.#trendNext,
      hasAltitude: this.#hasAltitude,
      altitude_ft: this.#altitude_ft,
    };
    if (this.#isCorrecting && isPlainNumber(tokens, at)) return [bareAt(tokens, at)];
    const levels = levelItemsAt(tokens, at, before);
    if (levels) return levels;
    const place = placeAt(scene, at);
    if (place) return [{ field: "place", value: place.place, from: at, next: place.next }];
    const values = valueAt(tokens, at);
    if (values) return values;
    const outside = outsideAt(tokens, at);
    if (outside) return [outside];
    // The number of a radial is no track.
    const isRadial = [1, 2].some((step) =>
      /^(?:radial|radiale|qdr|qdm|bearing)$/u.test(keyAt(tokens, at + step)),
    );
    // `6 minutes` are no value without a name.
    const hasUnit = (quantityAt(tokens, at)?.reading.unit ?? null) !== null;
    return tokens[at]?.kind === "number" && !isRadial && !hasUnit ? baresAt(tokens, at) : undefined;
  }

  #add(item: Item): void {
    if (this.#isWished) {
      this.#isWished = item.field === "trend";
      return;
    }
    if (item.field === "trend") {
      this.#trend = item.value as -1 | 0 | 1;
      this.#trendNext = item.next;
    }
    if (item.field === "vs" && this.#trend === null && item.value !== 0) {
      this.#trend = item.value > 0 ? 1 : -1;
    }
    if (item.field === "alt") {
      this.#hasAltitude = true;
      this.#altitude_ft = item.value;
    }
    const read = this.#corrected(item);
    this.#items.push({ ...read, isCorrection: this.#isCorrecting });
    if (item.field !== "trend") this.#isCorrecting = false;
    this.#refused = undefined;
  }

  /** `450 kt, sorry, 430`: a plain number takes the field of what it corrects. */
  #corrected(item: Item): Item {
    if (item.field !== "bare") return item;
    const field = this.#refused ?? (this.#isCorrecting ? this.#items.at(-1)?.field : undefined);
    if (
      field === undefined ||
      field === "bare" ||
      field === "type" ||
      field === "place" ||
      field === "same" ||
      field === "outside"
    ) {
      return item;
    }
    const isLevel = field === "alt" || field === "target";
    const value = isLevel && item.value <= 600 ? item.value * 100 : item.value;
    return { field, value, from: item.from, next: item.next };
  }

  /** `1400 fpm instead of 800`: behind what the last item takes the place of. */
  #replace(at: number): number {
    const last = this.#items.at(-1);
    const old = this.#itemsAt(at);
    if (!last || !old) return at;
    this.#items[this.#items.length - 1] = { ...last, isCorrection: true };
    return old.at(-1)?.next ?? at;
  }

  /** `not FL350 but 330`: what is refused is skipped. */
  #refusal(at: number): number | undefined {
    const { tokens } = this.context.scene;
    const refusal = refusalAt(tokens, at);
    if (!refusal || refusal.reading.kind === "absent") return undefined;
    const { kind } = refusal.reading;
    if (!/\d/u.test(refusal.reading.what)) return undefined;
    const refused = this.#itemsAt(at + 1)?.[0];
    if (kind === "denied" && !refused) return undefined;
    const last = this.#items.at(-1);
    // `1400 fpm, not 800`: what stands before is meant to replace what was said earlier.
    if (kind === "denied" && last)
      this.#items[this.#items.length - 1] = { ...last, isCorrection: true };
    this.#refused = refused?.field === "bare" ? this.#items.at(-1)?.field : refused?.field;
    this.#isCorrecting = kind === "replaced";
    return kind === "denied" ? (refused?.next ?? refusal.next) : refusal.next;
  }
}

function trendAt(tokens: Scene["tokens"], at: number): Item | undefined {
  const key = keyAt(tokens, at);
  const moves = /^(?:comes?|coming|goes|going|go|went)$/u.test(keyAt(tokens, at - 1));
  const way = moves && key === "down" ? -1 : moves && key === "up" ? 1 : undefined;
  const value = trendOfWord(key) ?? way;
  // `may only climb or descend` says what could be.
  const isPossible =
    /^(?:climb|descend|climbs|descends)$/u.test(key) &&
    /^(?:only|can|could|may|should|or|to|must|either|not|no|cannot|can't)$/u.test(
      keyAt(tokens, at - 1),
    );
  return value === undefined || isPossible || isDeniedTrend(tokens, at)
    ? undefined
    : { field: "trend", value, from: at, next: at + 1 };
}

/** `is not climbing`, `neither climbs nor descends`. */
function isDeniedTrend(tokens: Scene["tokens"], at: number): boolean {
  if (!/^[\p{L}]/u.test(keyAt(tokens, at))) return false;
  if (keyAt(tokens, at - 1) === "no")
    return /^(?:climb|descent|climbing|descending)/u.test(keyAt(tokens, at));
  return [1, 2].some((back) =>
    /^(?:not|isn't|isnt|never|neither|nor|nicht|pas|nao|ni|nem|weder|noch|stopped)$/u.test(
      keyAt(tokens, at - back),
    ),
  );
}

function isPlainNumber(tokens: Scene["tokens"], at: number): boolean {
  const behind = tokens[at + 1];
  return (
    tokens[at]?.kind === "number" &&
    !(behind?.kind === "word" && behind.isGlued) &&
    valueAt(tokens, at) === undefined
  );
}

/** `090,420` are two numbers where they are no place. */
function baresAt(tokens: Scene["tokens"], at: number): readonly Item[] {
  const token = tokens[at];
  const parts = token?.kind === "number" && /^\d{3},\d{3}$/u.test(token.text) ? token.parts : [];
  if (parts.length !== 2) return [bareAt(tokens, at)];
  return parts.map(({ value, text }) => ({ field: "bare", value, text, from: at, next: at + 1 }));
}

function bareAt(tokens: Scene["tokens"], at: number): Item {
  const token = tokens[at];
  const value = token?.kind === "number" ? token.value : 0;
  return { field: "bare", value, text: token?.text ?? "", from: at, next: at + 1 };
}
