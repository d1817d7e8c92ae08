import type { Genre } from "../../../content/scripts/genres.js";
import { cutSections } from "./cut-sections.js";
import { type Line, type Material, wordsOf } from "./lines.js";
import type { Draft } from "./score-draft.js";
import { SPEAKER } from "./speaker.js";

/** How many sections a script of some length may have, and how much is spoken in one. */
export interface SectionPlan {
  readonly sectionsMax: number;
  readonly wordsPerBeat: number;
}

type Groups = readonly (readonly Line[])[];

const HOOK_OF_FRAMES_WORDS_MAX = 10;
const FIRST_LINE_WORDS_MAX = 24;
const STRIKING_WORDS_MAX = 18;
/** What stands late in a brief is a detail. */
const STRIKING_SHARE = 0.6;
/** What a listener needs last: what it costs, when and where it is, whom to ask. */
const DETAIL_LABELS =
  /^(?:price|prices|pricing|costs?|fee|when|where|dates?|times?|venue|place|location|address|hours|opening hours|contact|phone|website|booking|tickets?|entry|admission|deadline|preis|kosten|wann|wo|termin|ort|adresse|kontakt|prix|tarif|quand|où|lieu|contact|precio|cuándo|dónde|contacto|prezzo|quando|dove|preço|onde|prijs|wanneer|waar)$/u;
const DETAILS_LAST: ReadonlySet<Genre> = new Set(["advertisement", "invitation", "appeal", "demo"]);
const STRIKING_FIRST: ReadonlySet<Genre> = new Set(["advertisement", "appeal"]);

/** The orders in which the lines of a brief can be told, cut into sections. */
export function makeDrafts(material: Material, genre: Genre, plan: SectionPlan): Draft[] {
  const orders = [
    material.groups,
    ...(DETAILS_LAST.has(genre) ? [detailsLast(material.groups)] : []),
  ];
  const drafts: Draft[] = [];
  const problem = problemOf(material.groups);
  if (problem && material.first.length === 0) {
    const groups = material.groups.filter((group) => group !== problem);
    return material.openings
      .slice(0, 1)
      .map((opening) =>
        cut({ opening: [...problem, ...opening], groups, close: material.close }, plan),
      );
  }
  const { calledFirst, first, close } = material;
  if (calledFirst) {
    const [[, ...led] = [], ...others] = material.groups;
    const groups = [led, ...others].filter((group) => group.length > 0);
    drafts.push(cut({ opening: [...first, calledFirst], groups, close }, plan));
  }
  for (const groups of orders) {
    for (const opening of material.openings) {
      drafts.push(
        cut({ opening: [...material.first, ...opening], groups, close: material.close }, plan),
      );
      const [speaker, ...others] = groups;
      if (
        speaker?.[0] &&
        SPEAKER.test(speaker[0].text) &&
        opening.length > 0 &&
        material.first.length === 0
      ) {
        const [line, ...led] = speaker;
        drafts.push(
          cut(
            {
              opening: [line as Line, ...opening],
              groups: [led, ...others].filter((group) => group.length > 0),
              close: material.close,
            },
            plan,
          ),
        );
      }
      const striking = strikingOf(groups, genre);
      if (striking && material.first.length === 0) {
        const rest = groups.filter((group) => group !== striking);
        drafts.push(
          cut({ opening: [...striking, ...opening], groups: rest, close: material.close }, plan),
        );
      }
    }
  }
  return drafts;
}

function detailsLast(groups: Groups): Groups {
  const isDetail = (group: readonly Line[]) => DETAIL_LABELS.test(group[0]?.label ?? "");
  return [...groups.filter((group) => !isDetail(group)), ...groups.filter(isDetail)];
}

/** A question of the brief, or a short sentence with a figure, that can stand before everything else. */
function strikingOf(groups: Groups, genre: Genre): readonly Line[] | undefined {
  const [first, ...others] = groups;
  if (first?.[0]?.kind === "question") return first;
  const question = others.find(
    (group) => group.length === 1 && group[0]?.kind === "question" && !group[0].follows,
  );
  if (question) return question;
  if (!STRIKING_FIRST.has(genre)) return undefined;
  return groups.slice(0, Math.ceil(groups.length * STRIKING_SHARE)).find((group) => {
    const line = group?.[0];
    return (
      group?.length === 1 &&
      line !== undefined &&
      line.kind === "fact" &&
      line.label === "" &&
      !line.follows &&
      line.words <= STRIKING_WORDS_MAX &&
      line.words >= 5 &&
      /\d/u.test(line.text) &&
      !/[£$€]|\b(?:open|from|until|call|tickets?|costs?|price)\b/iu.test(line.text)
    );
  });
}

const PROBLEM_LABELS = /^(?:problem|challenge|pain(?: point)?|issue|problème|problema|probleem)$/u;

/** The trouble that something helps with comes before it, or would seem to be its own. */
function problemOf(groups: Groups): readonly Line[] | undefined {
  return groups.find((group) => PROBLEM_LABELS.test(group[0]?.label ?? "") && !group[0]?.follows);
}

interface Parts {
  readonly opening: readonly Line[];
  readonly groups: Groups;
  readonly close: readonly Line[];
}

const HOOK_WORDS_MAX = 32;
const CLOSE_WORDS_MAX = 30;

/** Cuts the lines into hook, beats and close. */
function cut({ opening, groups, close }: Parts, plan: SectionPlan): Draft {
  const rest = groups.flat();
  const hook = [...opening];
  const needed = close.length > 0 ? 1 : 2;
  while (
    rest[0] &&
    (rest.length > needed || hook.length === 0) &&
    (hook.length === 0 ||
      (wordsOf(hook) <= HOOK_OF_FRAMES_WORDS_MAX && rest[0].words <= FIRST_LINE_WORDS_MAX) ||
      (rest[0].follows && wordsOf(hook) + rest[0].words <= HOOK_WORDS_MAX))
  ) {
    hook.push(...rest.splice(0, 1));
  }
  const end = close.length > 0 || rest.length < 2 ? [...close] : lastGroup(rest);
  const most = Math.max(1, plan.sectionsMax - (hook.length > 0 ? 1 : 0) - (end.length > 0 ? 1 : 0));
  return [hook, ...cutSections(rest, most, plan.wordsPerBeat), end].filter(
    (section) => section.length > 0,
  );
}

/** Takes the last line, with the one that it leans on, off the lines. */
function lastGroup(lines: Line[]): Line[] {
  const end = lines.splice(-1);
  while (
    end[0]?.follows &&
    lines.length > 1 &&
    wordsOf(end) + (lines.at(-1)?.words ?? 0) <= CLOSE_WORDS_MAX
  ) {
    end.unshift(...lines.splice(-1));
  }
  return end;
}
