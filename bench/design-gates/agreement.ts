import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { AxeHost } from "./axe.js";
import { auditVerdicts } from "./cases.js";

/** axe rules and ACT rules that stand for one question: it fails when any of them does. */
export interface SharedQuestion {
  readonly axeRules: readonly string[];
  readonly actRules: readonly string[];
}

export interface Disagreement {
  readonly page: string;
  readonly question: SharedQuestion;
  /** Which of both fails, and whether the other one cannot tell. */
  readonly says: string;
}

export interface Agreement {
  readonly pages: number;
  readonly verdicts: number;
  /** Verdicts where one of both fails at least. */
  readonly failing: number;
  readonly disagreements: readonly Disagreement[];
  readonly broken: readonly string[];
}

/** axe's rule for the higher contrast is another; of the ways past repeated content, axe asks for any. */
const narrower: ReadonlyMap<string, readonly string[]> = new Map([
  ["color-contrast", ["afw4f7"]],
  ["bypass", []],
]);

/** The questions both ask: rules of axe that share an ACT rule make one. */
export function sharedQuestions(
  actRules: ReadonlyMap<string, readonly string[]>,
  ours: ReadonlySet<string>,
): readonly SharedQuestion[] {
  const questions: { axeRules: string[]; actRules: string[] }[] = [];
  for (const [axeRule, ids] of actRules) {
    const own = (narrower.get(axeRule) ?? ids).filter((id) => ours.has(id));
    if (own.length === 0) continue;
    const joined = questions.filter((one) => own.some((id) => one.actRules.includes(id)));
    const merged = {
      axeRules: [...joined.flatMap((one) => one.axeRules), axeRule],
      actRules: [...new Set([...joined.flatMap((one) => one.actRules), ...own])],
    };
    for (const one of joined) questions.splice(questions.indexOf(one), 1);
    questions.push(merged);
  }
  return questions;
}

/** Asks both about each page of a folder. */
export async function agreementOn(
  folder: string,
  host: AxeHost,
  questions: readonly SharedQuestion[],
): Promise<Agreement> {
  const axeRules = questions.flatMap((one) => one.axeRules);
  const disagreements: Disagreement[] = [];
  const broken: string[] = [];
  let [pages, verdicts, failing] = [0, 0, 0];
  for (const page of pagesOf(folder)) {
    const source = readFileSync(join(folder, page), "utf8");
    const judged = await bothOf(source, host, axeRules).catch((error: unknown) => {
      broken.push(`${page}: ${String(error).split("\n")[0]}`);
    });
    if (!judged) continue;
    const { ours, violations, incomplete } = judged;
    pages += 1;
    for (const question of questions) {
      const oursFails = question.actRules.some((id) => ours.failing.has(id));
      const axeFails = question.axeRules.some((id) => violations.has(id));
      verdicts += 1;
      if (oursFails || axeFails) failing += 1;
      if (oursFails === axeFails) continue;
      const isOpen = axeFails
        ? question.actRules.some((id) => ours.undecided.has(id))
        : question.axeRules.some((id) => incomplete.has(id));
      const [failingOne, other] = axeFails ? ["axe", "the audit"] : ["the audit", "axe"];
      const says = `only ${failingOne} fails${isOpen ? `, ${other} cannot tell` : ""}`;
      disagreements.push({ page, question, says });
    }
  }
  return { pages, verdicts, failing, disagreements, broken };
}

async function bothOf(source: string, host: AxeHost, axeRules: readonly string[]) {
  return { ours: auditVerdicts(source), ...(await host.judge(source, axeRules)) };
}

function pagesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.html?$/.test(name) && statSync(join(folder, name)).isFile())
    .sort();
}
