import { AIRCRAFT_WORDS } from "../../../../content/air-traffic-words/callsign-words.js";
import { SHARED_WORDS } from "../../../../content/air-traffic-words/question-words.js";
import { clausesOf } from "../../../../engines/prompt-reading/blocks/clauses.js";
import type { DraftAircraft, DraftPicture } from "../draft/draft-picture.js";
import type { Said } from "../draft/said.js";
import { type ItemContext, isCorrectedAt, type ReadItem, readItems } from "../items/read-items.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, spanOf } from "../scene/scene.js";

const sharedWords = new Set(SHARED_WORDS);
const aircraftWords = new Set(AIRCRAFT_WORDS);
const PLURALS =
  /^(?:aircraft|planes|jets|flights|flugzeuge|avions|aviones|aeronaves|avioes|plane)$/u;
const POSTSCRIPTS = /^(?:ps|pps|nachtrag|posdata|addendum)$/u;
const NAMES = /^(?:gs|speed|speeds|trk|track|hdg|heading|fl|alt|vitesse|velocidad|velocidade)$/u;
const FOR = /^(?:for|of|on|fur|pour|para)$/u;
const JOINERS = /^(?:and|,|\/|vs|versus|und|et|y|e|with|\+|then|avec|con|com|mit)$/u;

/**
 * Shares out what prose says: from the mention of an aircraft to the next one, all is of that aircraft. Words in
 * front of the first mention of a clause are of it, too; `both at FL350` is of all.
 */
export function readSections(
  context: ItemContext,
  mentions: readonly Mention[],
  draft: DraftPicture,
): void {
  const reader = new SectionReader(context, draft);
  let next = 0;
  for (const { from, to } of clausesOf(context.scene.tokens)) {
    const inside: Mention[] = [];
    for (; next < mentions.length && (mentions[next]?.from ?? to) < to; next += 1) {
      const mention = mentions[next];
      if (mention && mention.from >= from) inside.push(mention);
    }
    reader.readClause(from, to, inside);
  }
}

class SectionReader {
  /** Whom a clause without a mention is about. */
  #group: readonly DraftAircraft[] = [];

  /** What stands behind `PS` changes what stands before. */
  readonly #postscript: number;

  constructor(
    private readonly context: ItemContext,
    private readonly draft: DraftPicture,
  ) {
    const { tokens } = context.scene;
    const at = tokens.findIndex((_, index) => POSTSCRIPTS.test(keyAt(tokens, index)));
    this.#postscript = at < 0 ? tokens.length : at;
  }

  /** Where the last word of a clause says that it corrects: `AFR2 is at FL330 actually`. */
  #isTaken = false;

  readClause(from: number, to: number, mentions: readonly Mention[]): void {
    const last = keyAt(this.context.scene.tokens, to - 1);
    this.#isTaken =
      /^(?:actually|instead|rather|sorry|though|eigentlich|doch|finalement|enfin)$/u.test(last);
    const first = mentions[0];
    if (!first) {
      if (!this.#readOneEach(from, to)) this.#readStretch(from, to, this.#group);
      return;
    }
    const lead: readonly DraftAircraft[] = [this.#aircraftOf(first)];
    const { tokens } = this.context.scene;
    const isOfAll =
      mentions.length > 1 ||
      tokens
        .slice(from, first.from)
        .some((_, index) => sharedWords.has(keyAt(tokens, from + index)));
    const isHead = keyAt(tokens, first.from - 1) === ":" && isOfAll;
    if (isHead) this.#readHead(from, first.from);
    else this.#readStretch(from, first.from, lead);
    let group: DraftAircraft[] = [];
    mentions.forEach((mention, index) => {
      group.push(this.#aircraftOf(mention));
      const end = mentions[index + 1]?.from ?? to;
      if (index + 1 < mentions.length && this.#isJoined(mention.next, end)) return;
      this.#group = group;
      this.#readStretch(mention.next, end, group, mentions[index + 1]);
      group = [];
    });
  }

  /** `all at FL350: AFR1 …, BAW2 …`: what stands before the colon is of no single one. */
  #readHead(from: number, to: number): void {
    const start = { hasAltitude: false, isCorrecting: false };
    for (const item of readItems(this.context, [from, to], start)) {
      if (/^(?:alt|gs|track)$/u.test(item.field)) this.draft.shared.push(this.#said(item));
    }
  }

  /** `tracks 090, 270, 000`, `gs 490 and 520`: as many values of one field as there are aircraft are one each. */
  #readOneEach(from: number, to: number): boolean {
    const { aircraft } = this.draft;
    if (aircraft.length < 2) return false;
    const start = { hasAltitude: false, isCorrecting: false };
    const items = inRuns(readItems(this.context, [from, to], start), aircraft.length);
    const [first] = items;
    const isOneField = items.every(({ field }) => field === first?.field);
    if (!first || !isOneField || items.length !== aircraft.length) return false;
    if (!/^(?:alt|gs|track|place|dist)$/u.test(first.field)) return false;
    this.#give(items, aircraft);
    return true;
  }

  #aircraftOf({ id, span }: Mention): DraftAircraft {
    return this.draft.addAircraft(id, span);
  }

  /** Nothing but commas and the like stands between two mentions. */
  #isJoined(from: number, to: number): boolean {
    if (to - from > 3) return false;
    for (let at = from; at < to; at += 1) {
      if (!JOINERS.test(keyAt(this.context.scene.tokens, at))) return false;
    }
    return true;
  }

  #readStretch(
    from: number,
    to: number,
    group: readonly DraftAircraft[],
    following?: Mention,
  ): void {
    const cut = this.#sharedFrom(from, to);
    if (
      cut < to &&
      FOR.test(keyAt(this.context.scene.tokens, cut - 1)) &&
      this.#readForAll(from, cut, to, group)
    ) {
      return;
    }
    const isCorrecting = isCorrectedAt(this.context.scene, from) || this.#isBehindCorrection(from);
    const hasAltitude = group.some(({ facts }) => facts.some(({ field }) => field === "alt"));
    const own = readItems(this.context, [from, cut], { hasAltitude, isCorrecting });
    const last = own.at(-1);
    const isForNext =
      following && last?.field === "type" && last.next >= following.from - 1 && own.length > 1;
    this.#give(isForNext ? own.slice(0, -1) : own, group);
    if (isForNext && last) this.#give([last], [this.#aircraftOf(following)]);
    const shared = readItems(this.context, [cut, to], { hasAltitude: false, isCorrecting: false });
    for (const item of shared) this.draft.shared.push(this.#said(item));
  }

  /** `FL350 for both`: the value stands in front of the word. */
  #readForAll(from: number, cut: number, to: number, group: readonly DraftAircraft[]): boolean {
    const start = { hasAltitude: false, isCorrecting: false };
    const before = readItems(this.context, [from, cut], start);
    const last = before.at(-1);
    if (!last || last.next < cut - 2) return false;
    this.draft.shared.push(this.#said(last));
    this.#give(before.slice(0, -1), group);
    this.#give(readItems(this.context, [cut, to], start), group);
    return true;
  }

  /** `sorry, BAW7 is at …`: the words stand before the mention. */
  #isBehindCorrection(from: number): boolean {
    const { tokens } = this.context.scene;
    let at = from - 1;
    while (
      at >= 0 &&
      at > from - 4 &&
      tokens[at]?.kind === "word" &&
      this.context.mentionAt(at) === undefined
    )
      at -= 1;
    return this.context.mentionAt(at) !== undefined && isCorrectedAt(this.context.scene, at);
  }

  /** The first token that speaks of all aircraft. */
  #sharedFrom(from: number, to: number): number {
    const { tokens } = this.context.scene;
    for (let at = from; at < to; at += 1) {
      const key = keyAt(tokens, at);
      if (sharedWords.has(key) && !/^(?:level|altitude)$/u.test(keyAt(tokens, at - 1))) {
        // `GS both 420`: the name of the value stands in front.
        const isNamed =
          at > from && tokens[at + 1]?.kind === "number" && NAMES.test(keyAt(tokens, at - 1));
        return isNamed ? at - 1 : at;
      }
      const isCounted = at > from && isCount(tokens[at - 1]?.kind, keyAt(tokens, at - 1));
      if (isCounted && (PLURALS.test(key) || aircraftWords.has(key))) return at;
    }
    return to;
  }

  /** One value of a field is every member's; as many as there are members are one each. */
  #give(items: readonly ReadItem[], group: readonly DraftAircraft[]): void {
    const [only] = group;
    if (group.length <= 1) {
      for (const item of items) only?.facts.push(this.#said(item));
      return;
    }
    for (const same of groupByField(inRuns(items, group.length)).values()) {
      if (same.length === 1) {
        for (const one of group) one.facts.push(...same.map((item) => this.#said(item)));
      } else if (same.length === group.length) {
        group.forEach((one, index) => {
          const item = same[index];
          if (item) one.facts.push(this.#said(item));
        });
      }
    }
  }

  #said({ from, next, ...fact }: ReadItem): Said {
    const isCorrection = fact.isCorrection || this.#isTaken || from > this.#postscript;
    const span = spanOf(this.context.scene.tokens, from, next);
    return { ...fact, isCorrection, span } as Said;
  }
}

function isCount(kind: string | undefined, key: string): boolean {
  return (
    kind === "number" ||
    /^(?:two|three|four|five|six|seven|eight|zwei|drei|deux|trois|dos|tres|dois|duas|these|those)$/u.test(
      key,
    )
  );
}

/** `gs 450 420` of two aircraft: numbers behind a named one are of the same field, up to one for each. */
function inRuns(items: readonly ReadItem[], size: number): readonly ReadItem[] {
  let named: ReadItem | undefined;
  let run = 0;
  return items.map((item) => {
    run = item.field === "bare" ? run + 1 : 1;
    if (item.field !== "bare") named = item;
    if (item.field !== "bare" || !named || run > size || !isNumeric(named)) return item;
    const isLevel = named.field === "alt" && item.value <= 600;
    return {
      ...named,
      value: isLevel ? item.value * 100 : item.value,
      from: item.from,
      next: item.next,
    };
  });
}

function isNumeric(
  item: ReadItem,
): item is ReadItem & { readonly value: number; readonly field: "gs" | "alt" } {
  return typeof item.value === "number" && item.field !== "bare" && item.field !== "trend";
}

function groupByField(items: readonly ReadItem[]): Map<string, ReadItem[]> {
  const groups = new Map<string, ReadItem[]>();
  for (const item of items) {
    const known = groups.get(item.field);
    if (known) known.push(item);
    else groups.set(item.field, [item]);
  }
  return groups;
}
