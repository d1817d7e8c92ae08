import { readPrompt } from "../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Understanding } from "../../understanding.js";
import { readJson } from "./blocks/read-json.js";
import { readScenario } from "./blocks/read-scenario.js";
import { readSections } from "./blocks/read-sections.js";
import { readTables } from "./blocks/read-tables.js";
import { buildProblem } from "./draft/build-problem.js";
import { DraftPicture } from "./draft/draft-picture.js";
import type { RelativePlace } from "./draft/said.js";
import { type ItemContext, readItems } from "./items/read-items.js";
import { relativeAt } from "./items/relative-at.js";
import { findMentions } from "./scene/find-mentions.js";
import type { Mention } from "./scene/mention.js";
import { rewriteTokens } from "./scene/rewrite-tokens.js";
import { Claims, keyAt, type Scene, spanOf } from "./scene/scene.js";
import { findBandsAircraft, ownCallsign } from "./whole/find-bands-aircraft.js";
import { findFix } from "./whole/find-fix.js";
import { findLimits } from "./whole/find-limits.js";
import { liveControlRefusal } from "./whole/find-live-control.js";
import { findLookahead } from "./whole/find-lookahead.js";
import { findNoTurn } from "./whole/find-no-turn.js";
import { findQuestion } from "./whole/find-question.js";
import { findReference } from "./whole/find-reference.js";
import { findSeparation } from "./whole/find-separation.js";
import { findSpeedLimits } from "./whole/find-speed-limits.js";
import { findTrail } from "./whole/find-trail.js";
import { findUnreadLimits } from "./whole/find-unread-limits.js";
import { findWithdrawn } from "./whole/find-withdrawn.js";
import { findWrong } from "./whole/find-wrong.js";
import { takeNoise } from "./whole/take-noise.js";

export { missingInAirTraffic } from "./missing-in-air-traffic.js";

/**
 * Reads a prompt of 1 to 20,000 characters as an `AirTrafficProblem`: pasted JSON, BlueSky commands and tables first,
 * then prose by the aircraft that it speaks of. What it does not say is absent; what is needed and absent or
 * ambiguous is asked for. Refuses control of real traffic. Never throws.
 */
export function readAirTraffic(prompt: string): Understanding {
  const scene = sceneOf(prompt);
  const draft = new DraftPicture();
  findQuestion(scene, draft);
  readJson(scene, draft);
  readScenario(scene, draft);
  readTables(scene, draft);
  takeNoise(scene, draft);
  findWrong(scene, draft);
  readProse(scene, draft);
  const built = buildProblem(draft, { planeWords: hasPlaneWords(scene) });
  const refusal = liveControlRefusal(scene.tokens);
  return {
    problem: built.problem,
    spans: built.spans.map(({ field, start, end }) => ({
      field,
      start,
      end,
      text: prompt.slice(start, end),
    })),
    missing: built.missing,
    assumptions: built.assumptions,
    warnings: [...new Set([...scene.warnings, ...built.warnings])],
    ...(refusal !== undefined && { refusal }),
  };
}

function sceneOf(source: string): Scene {
  const prompt = readPrompt(source);
  const tokens = rewriteTokens(prompt.tokens);
  return { prompt: { ...prompt, tokens }, tokens, claims: new Claims(tokens), warnings: [] };
}

function readProse(scene: Scene, draft: DraftPicture): void {
  const mentions = findMentions(scene, new Set(draft.aircraft.map(({ id }) => id)));
  const byToken = new Map(mentions.map((mention) => [mention.from, mention]));
  const byId = new Map(mentions.map((mention) => [mention.id, mention]));
  // A name of one letter is one behind `of` as well, where it would not be seen by itself.
  const mentionAt = (at: number) => {
    const known = byToken.get(at);
    const named = known ? undefined : byId.get(scene.tokens[at]?.text ?? "");
    return (
      known ??
      (named && { ...named, from: at, next: at + 1, span: spanOf(scene.tokens, at, at + 1) })
    );
  };
  const relatives = findRelatives(scene, mentionAt);
  findReference(scene, draft, mentionAt);
  const limited = new Set([
    ...findNoTurn(scene, mentions, draft),
    ...findLimits(scene, mentions, draft),
  ]);
  nameRoles(draft, ownCallsign(scene, mentions));
  const asides = new Set([
    ...limited,
    ...referencesIn(mentions, relatives),
    ...comparedIn(scene, mentions),
  ]);
  if (draft.question?.value === "bands") findBandsAircraft(scene, mentions, draft);
  if (draft.question?.value === "sequence") {
    findFix(scene, draft, mentionAt);
    findTrail(scene, draft);
  }
  findSpeedLimits(scene, draft);
  findLookahead(scene, draft);
  findSeparation(scene, draft);
  const context = { scene, relatives, mentionAt };
  const subjects = mentions.filter((mention) => !asides.has(mention));
  const described = new Set(subjects.map(({ key }) => key));
  for (const mention of limited) {
    if (described.has(mention.key) || isDescribed(context, mention, mentions))
      subjects.push(mention);
  }
  subjects.sort((one, other) => one.from - other.from);
  readSections(context, subjects, draft);
  for (const { key } of findWithdrawn(scene, mentions)) draft.remove(key);
  dropNoise(scene, draft, mentions);
  findUnreadLimits(scene, draft);
}

/** `ownship must not turn` is of the aircraft that was called so. */
function nameRoles(draft: DraftPicture, own: Mention | undefined): void {
  if (!own) return;
  for (const list of [draft.noTurn, draft.noChange]) {
    const at = list.findIndex(({ key }) => key === "OWNSHIP");
    const said = list[at];
    if (said) list.splice(at, 1, { key: own.key, id: own.id, span: said.span });
  }
}

/** `neither may AAB1, which is at 0,0 nm …` tells where it is, too. */
function isDescribed(
  context: ItemContext,
  { next }: Mention,
  mentions: readonly Mention[],
): boolean {
  const { tokens } = context.scene;
  let to = mentions.find(({ from }) => from >= next)?.from ?? tokens.length;
  for (let at = next; at < to; at += 1) {
    if (tokens[at]?.kind === "break" || /^[.;?!]$/u.test(keyAt(tokens, at))) to = at;
  }
  const items = readItems(context, [next, to], { hasAltitude: false, isCorrecting: false });
  return items.some(({ field }) => field !== "bare");
}

type Relatives = Map<number, { readonly place: RelativePlace; readonly next: number }>;

function findRelatives(scene: Scene, mentionAt: (at: number) => Mention | undefined): Relatives {
  const found: Relatives = new Map();
  for (let at = 0; at < scene.tokens.length; at += 1) {
    if (!scene.claims.isFree(at)) continue;
    const relative = relativeAt(scene.tokens, at, mentionAt);
    if (!relative) continue;
    found.set(at, relative);
    at = relative.next - 1;
  }
  return found;
}

/** Mentions that only say from where another aircraft is seen. */
function referencesIn(mentions: readonly Mention[], relatives: Relatives): readonly Mention[] {
  const inside = new Set<number>();
  for (const [from, { next }] of relatives) for (let at = from; at < next; at += 1) inside.add(at);
  return mentions.filter(({ from }) => inside.has(from));
}

/** `same level as AFR12`, `1000 ft above AFR12`. */
function comparedIn({ tokens }: Scene, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(({ from }) => {
    if (
      /^(?:above|below|higher|lower|beneath|underneath|behind|ahead)$/u.test(
        keyAt(tokens, from - 1),
      )
    )
      return true;
    if (!/^(?:as|wie|que|como|than|als)$/u.test(keyAt(tokens, from - 1))) return false;
    if (/^(?:faster|slower|more|less|quicker|higher|lower)$/u.test(keyAt(tokens, from - 2)))
      return true;
    return [2, 3, 4, 5].some((back) =>
      /^(?:same|gleiche|gleichen|gleicher|meme|misma|mismo|mesma|mesmo)$/u.test(
        keyAt(tokens, from - back),
      ),
    );
  });
}

/** Words such as `ISO9001` look like call signs; a real one has values, or stands where the prompt has no others. */
function dropNoise(scene: Scene, draft: DraftPicture, mentions: readonly Mention[]): void {
  const isTold = (one: DraftPicture["aircraft"][number]) =>
    one.facts.some(({ field }) => field !== "bare") || one.changes.length > 0;
  if (!draft.aircraft.some(isTold)) return;
  const spoken = new Map(mentions.map((mention) => [mention.key, mention]));
  for (const one of draft.aircraft) {
    if (isTold(one)) continue;
    const isCallsign = /^[A-Z]{3}\d{1,4}[A-Z]{0,2}$/u.test(
      scene.prompt.source.slice(one.idSpan.start, one.idSpan.end),
    );
    if (isCallsign && spoken.get(one.key)?.strength === "strong") continue;
    draft.remove(one.key);
    scene.warnings.push(`${one.id} is not read as an aircraft: nothing is said of it.`);
  }
}

/** Whether the prompt says that its positions are in a plane. */
function hasPlaneWords({ tokens, claims }: Scene): boolean {
  const keys = tokens.map((_, at) => keyAt(tokens, at));
  const xy = keys.findIndex(
    (key, at) => key === "x" && /^(?:,|and|\/|y|;)$/u.test(keys[at + 1] ?? ""),
  );
  if (xy >= 0 || keys.some((key) => key === "cartesian" || key === "origin")) return true;
  return keys.some((key, at) => {
    if (!/^(?:positions?|coordinates|coords|offsets?)$/u.test(key)) return false;
    return (
      keys.slice(at + 1, at + 5).some((word) => /^(?:nm|nmi|nautical|miles)$/u.test(word)) &&
      claims.isFree(at)
    );
  });
}
