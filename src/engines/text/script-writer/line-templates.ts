import type { PhrasePack } from "../../../content/scripts/phrases/phrase-pack.js";
import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { BriefReading, Fact } from "./brief/read-brief.js";
import type { SentenceSource } from "./sentence-source.js";
import type { TypedAnchor } from "./type-anchors.js";

/** How much room a sentence may take. */
export type LineSize = "short" | "normal" | "long";

/** What the lines of one script are made with. */
export interface Workshop {
  readonly source: SentenceSource;
  readonly reading: BriefReading;
  readonly pack: PhrasePack;
  readonly random: Random;
}

/** The templates that an opening may be made of. */
export function hookTemplates(workshop: Workshop, size: LineSize): readonly string[] {
  const { reading, pack, source, random } = workshop;
  if (size === "short") {
    return reading.audience === undefined ? pack.shortHooks : pack.shortAudienceHooks;
  }
  const fitting = (templates: readonly string[]): readonly string[] =>
    templates.filter((template) => source.canFill(template));
  if (reading.audience !== undefined) {
    return fitting(pack.audienceHooks);
  }
  const striking = fitting(pack.anchorHooks);
  if (striking.length > 0 && random.next() < 0.6) {
    return striking;
  }
  const special = fitting([
    ...(pack.kindHooks[reading.kind] ?? []),
    ...(pack.toneHooks[reading.tone] ?? []),
  ]);
  return special.length > 0 ? special : pack.hooks;
}

/** The templates of a request. */
export function actionTemplates(action: Fact, pack: PhrasePack, size: LineSize): readonly string[] {
  if (action.shape !== "step") {
    return pack.looseActionCloses;
  }
  return size === "short" ? pack.shortActionCloses : pack.actionCloses;
}

/** The templates of an end. */
export function closeTemplates(
  pack: PhrasePack,
  size: LineSize,
  isLast: boolean,
  points: readonly TypedAnchor[],
): readonly string[] {
  if (!isLast) {
    return pack.farewells;
  }
  if (size === "short") {
    return pack.shortCloses;
  }
  return points.length >= 2 && pack.keyCloses.length > 0 ? pack.keyCloses : pack.closes;
}
