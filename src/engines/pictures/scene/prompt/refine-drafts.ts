import type { SceneElement, Setting } from "../../../../content/drawings/drawing.js";
import type { Library } from "./lexicon.js";
import { relate, type SubjectDraft } from "./subject-drafts.js";
import { canFly } from "./zones.js";

const BOATED_WATERS = /^(?:lake|river|swamp)$/;
const CROPS = /^(?:wheat|corn|grass)$/;

/**
 * Decides, when everything was read, what only the whole can tell: which boat is meant, who holds
 * the umbrella, and whether a place named in passing is the place. Returns the place.
 */
export function refineDrafts(
  drafts: readonly SubjectDraft[],
  place: Setting | null,
  { elements, settings }: Library,
): Setting | null {
  const element = (name: string) => elements.find((candidate) => candidate.name === name);
  const setting = (name: string) => settings.find((candidate) => candidate.name === name) ?? null;
  drafts.forEach((draft, index) => {
    if (draft.text === "boat" || draft.text === "boats") {
      draft.element = element(boatName(drafts, index, place)) ?? draft.element;
    }
    shelter(drafts, index);
  });
  if (place?.name === "sky" && !drafts.every((draft) => draft.isFlying || canFly(draft.element))) {
    return null;
  }
  const isFlowery = drafts.some(
    ({ element: { group, name }, count }) => group === "plant" && count > 9 && !CROPS.test(name),
  );
  return place?.name === "field" && isFlowery ? (setting("meadow") ?? place) : place;
}

function boatName(
  drafts: readonly SubjectDraft[],
  index: number,
  place: Setting | null,
): SceneElement["name"] {
  const crew = drafts.filter(({ relation }) => relation?.to === index);
  if (crew.some(({ relation }) => relation?.kind === "in" || relation?.kind === "on")) {
    return "rowing boat";
  }
  if (place?.name === "harbour" || drafts.some((draft) => draft.element.name === "fisherman")) {
    return "fishing boat";
  }
  return place !== null && BOATED_WATERS.test(place.name) ? "rowing boat" : "sailboat";
}

/** Who is under an umbrella holds it. */
function shelter(drafts: readonly SubjectDraft[], index: number): void {
  const draft = drafts[index];
  const roof = drafts[draft?.relation?.to ?? -1];
  const isSheltered = draft?.relation?.kind === "under" && roof?.element.name === "umbrella";
  if (!isSheltered || draft.element.group !== "person" || roof.relation !== null) return;
  draft.relation = null;
  relate(drafts, [roof], { kind: "held", to: index });
}
