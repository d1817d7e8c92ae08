import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { KeyFigure, Simulation } from "../../method.js";
import { createSummaryFigures, type SummaryFigures } from "../../summary.js";
import { isAnswered, type RefusedAnswer, type TaskOutcome } from "../solve/answer-tasks.js";
import type { RankedTask } from "../solve/rank-tasks.js";
import { listText } from "../words/list-text.js";
import { taskSentence } from "./task-sentence.js";

/** So many tasks, or of more tasks kinds of task, are told one by one. */
const TOLD_MAX = 3;

/** A formula or a unit may have thousands of characters. */
const SENTENCE_MAX = 900;
/** So many tasks of a kind are told together. */
const GROUP_MAX = 12;
const REST = "the others are in answers";
const REASON_MAX = 300;
/** A lesser probability is in the simulation alone. */
const TOLD_PROBABILITY = 0.05;

export interface Summary {
  readonly summary: string;
  readonly keyFigures: readonly KeyFigure[];
}

/** At most five sentences: what is wrong, or asked, task by task, then what was refused or must not be used. */
export function writeSummary(
  outcomes: readonly TaskOutcome[],
  ranking: readonly RankedTask[],
  simulation: Simulation | null,
): Summary {
  const figures = createSummaryFigures();
  const isMany = outcomes.length > TOLD_MAX + 1;
  const groups = isMany ? groupsOf(ranking) : ranking.map((one) => [one]);
  const told = groups.flat();
  const toldEquations = new Set(
    told.flatMap(({ task }) => {
      const answer = outcomes[task]?.answer;
      const balance =
        answer?.kind === "check_balance" && "correct" in answer ? answer.correct : answer;
      return balance && "species" in balance ? [balance.balanced_equation ?? ""] : [];
    }),
  );
  const sentences = groups.flatMap((group) => {
    const all = group.flatMap(({ task }) => {
      const outcome = outcomes[task];
      if (!outcome || !isAnswered(outcome)) return [];
      const sentence = taskSentence(outcome, { figures, toldEquations });
      return [sentence.length <= SENTENCE_MAX ? sentence : `answers[${task}] is too long to tell.`];
    });
    return joined([...new Set(all)]);
  });
  const head = isMany ? [countSentence(ranking, figures)] : [];
  const caution = cautionOf(outcomes, simulation, figures);
  return {
    summary: [...head, ...sentences, ...(caution === undefined ? [] : [caution])].join(" "),
    keyFigures: figures.figures,
  };
}

/** The tasks of the kinds that come first, a kind together. */
function groupsOf(ranking: readonly RankedTask[]): readonly (readonly RankedTask[])[] {
  const kinds = new Map<string, RankedTask[]>();
  for (const one of ranking) {
    if (one.outcome === "refused") continue;
    kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  }
  return [...kinds.values()].slice(0, TOLD_MAX).map((group) => group.slice(0, GROUP_MAX + 1));
}

/** Sentences as one, as far as it is short enough to be read. */
function joined(sentences: readonly string[]): readonly string[] {
  const [first, ...others] = sentences;
  if (first === undefined) return [];
  let text = first.replace(/\.$/u, "");
  for (const [at, sentence] of others.entries()) {
    const next = `${text}; ${sentence.replace(/\.$/u, "")}`;
    if (next.length > SENTENCE_MAX || at + 1 >= GROUP_MAX) return [`${text}; ${REST}.`];
    text = next;
  }
  return [`${text}.`];
}

function countSentence(ranking: readonly RankedTask[], figures: SummaryFigures): string {
  const wrong = ranking.filter(({ severity }) => severity === "breaks").length;
  const open = ranking.filter(({ severity }) => severity === "tight").length;
  const all = figures.show("tasks", ranking.length);
  if (wrong + open === 0) return `All ${all} tasks are answered.`;
  const parts = [
    ...(wrong === 0 ? [] : [`${figures.show("tasks with a fault", wrong)} with a fault`]),
    ...(open === 0 ? [] : [`${figures.show("open tasks", open)} to look at`]),
  ];
  return `Of ${all} tasks, ${parts.join(" and ")}.`;
}

/** In one sentence: what must not be used, what was not answered and what runs broke, or else what masses presume. */
function cautionOf(
  outcomes: readonly TaskOutcome[],
  simulation: Simulation | null,
  figures: SummaryFigures,
): string | undefined {
  const failed = outcomes
    .filter(isAnswered)
    .flatMap(({ index, checks }) =>
      checks.filter(({ ok }) => !ok).map(({ name }) => `tasks[${index}].${name}`),
    );
  const refused = outcomes.flatMap(({ index, answer }) =>
    "message" in answer ? [refusedText(index, answer)] : [],
  );
  const parts = [
    ...(failed.length === 0
      ? []
      : [`Do not use answers with failed checks: ${listText(failed, 3)}`]),
    ...(refused.length === 0 ? [] : [`Not answered: ${listText(refused, 3)}`]),
    ...runsText(simulation, figures),
  ];
  if (parts.length > 0) return `${parts.join("; ")}.`;
  return presumptionOf(outcomes);
}

/** What masses presume that their tasks do not state. */
function presumptionOf(outcomes: readonly TaskOutcome[]): string | undefined {
  const tasks = outcomes
    .filter(isAnswered)
    .filter(({ answer }) => "extent_mol" in answer && answer.extent_mol !== null)
    .map(({ task }) => task);
  const isPure = ({ quantities = [] }: Task) =>
    quantities.every(({ purity_percent: purity }) => purity === undefined);
  const parts = [
    ...(tasks.some(isPure) ? ["pure substances"] : []),
    ...(tasks.some((task) => task.yield_percent === undefined) ? ["a complete reaction"] : []),
  ];
  return parts.length === 0 ? undefined : `This holds for ${listText(parts)}.`;
}

function refusedText(index: number, { code, path, message }: RefusedAnswer): string {
  const field = path.slice(path.lastIndexOf("/") + 1);
  const reason = code === "missing" ? `${field} needed` : message;
  return reason.length <= REASON_MAX ? `tasks[${index}] (${reason})` : `tasks[${index}]`;
}

function runsText(simulation: Simulation | null, figures: SummaryFigures): readonly string[] {
  const [worst] = [...(simulation?.breach ?? [])].sort(
    (one, other) => other.probability - one.probability,
  );
  if (!simulation || !worst || worst.probability < TOLD_PROBABILITY) return [];
  const share = figures.show(`runs where ${worst.constraint}`, worst.probability * 100, "%", 1);
  const runs = figures.show("runs", simulation.n);
  return [
    `In ${share} of ${runs} runs with errors of readings and weights this happens: ${worst.constraint}`,
  ];
}
