import type { Genre } from "../../../content/scripts/genres.js";
import { wordsOf } from "./lines.js";
import { timedCue } from "./render-script.js";
import type { Draft } from "./score-draft.js";
import { leastSeconds, shareSeconds } from "./time-sections.js";

/** How a genre is spoken and where it rests. */
export interface Delivery {
  /** Words a second where there is time for them. */
  readonly pace: number;
  /** Whether silence stands between sentences, and not only between sections. */
  readonly restsBetweenLines: boolean;
  readonly hasMusic: boolean;
  /** Whether all of the silence stands where listeners do what they hear, and not before and after. */
  readonly fillsWithPauses: boolean;
}

/** The seconds of one section, and its lines with the silence between them. */
export interface TimedSection {
  readonly seconds: number;
  readonly lines: readonly string[];
}

const DELIVERIES: Readonly<Record<Genre, Delivery>> = {
  advertisement: { pace: 2.4, restsBetweenLines: false, hasMusic: true, fillsWithPauses: false },
  invitation: { pace: 2.3, restsBetweenLines: false, hasMusic: true, fillsWithPauses: false },
  appeal: { pace: 2.2, restsBetweenLines: false, hasMusic: true, fillsWithPauses: false },
  explainer: { pace: 2.3, restsBetweenLines: false, hasMusic: true, fillsWithPauses: false },
  "how-to": { pace: 2, restsBetweenLines: true, hasMusic: true, fillsWithPauses: true },
  safety: { pace: 2.1, restsBetweenLines: true, hasMusic: false, fillsWithPauses: false },
  "audio guide": { pace: 2.1, restsBetweenLines: true, hasMusic: true, fillsWithPauses: true },
  tribute: { pace: 2.1, restsBetweenLines: true, hasMusic: false, fillsWithPauses: false },
  meditation: { pace: 1.7, restsBetweenLines: true, hasMusic: true, fillsWithPauses: true },
  announcement: { pace: 2.2, restsBetweenLines: false, hasMusic: false, fillsWithPauses: false },
  demo: { pace: 2.3, restsBetweenLines: false, hasMusic: true, fillsWithPauses: false },
};
const SLOWER = 0.85;
/** Below this share of the time, silence is only a slower pace. */
const UNHEARD_SHARE = 0.12;
/** Words a second below which nobody speaks, so the rest of the time is silence. */
const PACE_MIN = 1.6;
const MUSIC_MAX = 6;
const MUSIC_MIN = 2;
/** The longest music between two sections of a script that has little to say. */
const INTERLUDE_MAX = 10;

/** How a script of the genre is spoken. */
export function deliveryOf(
  genre: Genre,
  wishes: { readonly isSlow: boolean; readonly noMusic: boolean },
): Delivery {
  const usual = DELIVERIES[genre];
  return {
    pace: wishes.isSlow ? usual.pace * SLOWER : usual.pace,
    restsBetweenLines: usual.restsBetweenLines || wishes.isSlow,
    hasMusic: usual.hasMusic && !wishes.noMusic,
    fillsWithPauses: usual.fillsWithPauses || wishes.isSlow,
  };
}

/** Whether the sections can be spoken within the seconds, at the fastest pace. */
export function fits(draft: Draft, seconds: number): boolean {
  return draft.reduce((sum, section) => sum + leastSeconds(wordsOf(section)), 0) <= seconds;
}

/**
 * Gives the sections whole seconds that fill the script. What the words do not need at the pace of the genre is
 * silence: music before and after, pauses between sections or sentences.
 */
export function timeSections(draft: Draft, seconds: number, delivery: Delivery): TimedSection[] {
  const words = draft.map(wordsOf);
  const total = words.reduce((sum, count) => sum + count, 0);
  const spoken = words.map((count) =>
    Math.max(leastSeconds(count), Math.round(count / delivery.pace)),
  );
  const silence = seconds - spoken.reduce((sum, count) => sum + count, 0);
  const slowest = Math.max(PACE_MIN, delivery.pace * SLOWER);
  if (silence <= seconds * UNHEARD_SHARE || total / seconds >= slowest) {
    const shares = shareSeconds(words, seconds);
    return draft.map((section, at) => ({
      seconds: shares[at] ?? 1,
      lines: section.map(({ text }) => text),
    }));
  }
  const speech = slowed(words, spoken, silence, slowest);
  const rests = seconds - speech.reduce((sum, count) => sum + count, 0);
  return layOut(draft, speech, rests, delivery);
}

/** Speaks more slowly where there is silence for it. */
function slowed(
  words: readonly number[],
  spoken: readonly number[],
  silence: number,
  slowest: number,
): number[] {
  let left = Math.floor(silence / 3);
  return spoken.map((count, at) => {
    const slow = Math.floor((words[at] ?? 0) / slowest);
    const more = Math.max(0, Math.min(left, slow - count));
    left -= more;
    return count + more;
  });
}

const PAUSE_MAX = 3;
const LONG_PAUSE_MAX = 20;
/** What a listener is asked to do takes its time. */
const DOING =
  /(?<!\p{L})(?:look|notice|breathe?|breaths?|count|feel|listen|touch|hold|imagine|picture|close|find|observe|regarde[rz]?|respire[rz]?|écoute[rz]?|touche[rz]?|mire|mira|respira|escuche|toque|schau\p{L}*|atme\p{L}*|lausch\p{L}*|guarda\p{L}*|ascolta\p{L}*)(?!\p{L})/iu;

function layOut(
  draft: Draft,
  speech: readonly number[],
  rests: number,
  { hasMusic, restsBetweenLines, fillsWithPauses }: Delivery,
): TimedSection[] {
  const { gaps, shares } = restsOf(
    draft,
    restBudget(draft, rests, { hasMusic, restsBetweenLines, fillsWithPauses }),
    restsBetweenLines,
  );
  const longest = fillsWithPauses ? LONG_PAUSE_MAX : PAUSE_MAX;
  const edges = rests - shares.reduce((sum, share) => sum + share, 0);
  const before = hasMusic
    ? Math.min(
        edges,
        Math.max(Math.min(MUSIC_MIN, edges), Math.min(MUSIC_MAX, Math.round(edges * 0.3))),
      )
    : 0;
  const after = edges - before;
  return draft.map((section, at) => {
    const lines: string[] = at === 0 && before > 0 ? [timedCue("MUSIC", before)] : [];
    let length = (speech[at] ?? 1) + (at === 0 ? before : 0);
    section.forEach((line, place) => {
      lines.push(line.text);
      const gap = gaps.findIndex((one) => one.section === at && one.line === place);
      const rest = gap < 0 ? 0 : (shares[gap] ?? 0);
      const isEnd = at === draft.length - 1 && place === section.length - 1;
      const tail = isEnd ? after : 0;
      if (rest > 0) lines.push(timedCue(hasMusic && rest > longest ? "MUSIC" : "PAUSE", rest));
      if (tail > 0) lines.push(timedCue(hasMusic ? "MUSIC" : "PAUSE", tail));
      length += rest + tail;
    });
    return { seconds: length, lines };
  });
}

/** The seconds that pauses may take: all where one needs them, else a breath between sections. */
function restBudget(
  draft: Draft,
  rests: number,
  delivery: Pick<Delivery, "hasMusic" | "restsBetweenLines" | "fillsWithPauses">,
): number {
  const edges = delivery.hasMusic ? Math.min(2 * MUSIC_MAX, Math.round(rests * 0.3)) : 0;
  if (delivery.fillsWithPauses) {
    const lines = draft.flat().length;
    return Math.min(rests - edges, lines * LONG_PAUSE_MAX);
  }
  const breaths = (draft.length - 1) * PAUSE_MAX;
  const left = rests - Math.min(edges, rests);
  if (left <= breaths + 2 * MUSIC_MAX) return Math.min(left, breaths);
  return Math.min(left - MUSIC_MAX, (draft.length - 1) * INTERLUDE_MAX);
}

/** Pauses that are shorter than a breath are left to the speaker. */
const PAUSE_MIN = 2;

function restsOf(
  draft: Draft,
  seconds: number,
  betweenLines: boolean,
): { gaps: Gap[]; shares: number[] } {
  const fine = gapsOf(draft, betweenLines);
  const shares = spread(seconds, fine);
  if (!betweenLines || Math.min(...shares) >= PAUSE_MIN) return { gaps: fine, shares };
  const gaps = gapsOf(draft, false);
  return { gaps, shares: spread(seconds, gaps) };
}

interface Gap {
  readonly section: number;
  readonly line: number;
  readonly weight: number;
}

const SECTION_END = 2;
const LINE_END = 1;
const DOING_END = 5;

/** Where a pause may stand: after sections, between sentences, never behind a question that the next line answers. */
function gapsOf(draft: Draft, restsBetweenLines: boolean): Gap[] {
  return draft.flatMap((section, at) =>
    section.flatMap((_, line): Gap[] => {
      const isLast = line === section.length - 1;
      if (isLast && at === draft.length - 1) return [];
      const weight =
        restsBetweenLines && DOING.test(section[line]?.text ?? "")
          ? DOING_END
          : isLast
            ? SECTION_END
            : LINE_END;
      return isLast || restsBetweenLines ? [{ section: at, line, weight }] : [];
    }),
  );
}

/** Whole seconds by weight; what is left over goes to the first ones. */
function spread(seconds: number, gaps: readonly Gap[]): number[] {
  const total = gaps.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || seconds <= 0) return gaps.map(() => 0);
  const shares = gaps.map(({ weight }) => Math.floor((seconds * weight) / total));
  let left = seconds - shares.reduce((sum, share) => sum + share, 0);
  const byWeight = gaps
    .map(({ weight }, at) => ({ weight, at }))
    .sort((one, other) => other.weight - one.weight || one.at - other.at);
  for (const { at } of byWeight) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
