/**
 * Sets our audit beside axe-core. CASES names a file of cases labelled by ACT rule: prints how many of the
 * failing ones each finds, how many of the others each calls failing, and what a case costs. PAGES names a
 * folder of pages: prints the share of verdicts that agree, and where they do not. MISSES=1 lists the cases
 * that our audit misjudges, AXE=jsdom leaves Chromium out.
 * CASES=act-cases.json PAGES=pages npx tsx bench/design-gates.ts
 */
import { listGates } from "../src/engines/design-gates/audit/list-gates.js";
import { agreementOn, type Disagreement, sharedQuestions } from "./design-gates/agreement.js";
import {
  type AxeHost,
  actRulesOfAxe,
  axeInChromium,
  axeInJsdom,
  axeOnJsdom,
} from "./design-gates/axe.js";
import {
  auditVerdicts,
  cpuOfEach,
  type Judgement,
  judgeByAudit,
  judgeByAxe,
  type LabelledCase,
  readCases,
  rulesOf,
} from "./design-gates/cases.js";

const { CASES, PAGES, MISSES, AXE } = process.env;
const axeRules = actRulesOfAxe();

const ratio = (part: number, whole: number) =>
  `${part}/${whole} = ${whole === 0 ? "-" : (part / whole).toFixed(3)}`;

function row(label: string, cases: readonly LabelledCase[], { failing }: Judgement): string {
  const told = cases.filter((one) => failing.has(one));
  const broken = told.filter(({ expected }) => expected === "failed");
  const sound = told.filter(({ expected }) => expected !== "failed");
  const found = broken.filter((one) => failing.get(one));
  const alarms = sound.filter((one) => failing.get(one));
  const columns = [ratio(found.length, broken.length), ratio(alarms.length, sound.length)];
  return [label.padEnd(30), ...columns.map((one) => one.padStart(18))].join(" ");
}

async function judgeCases(file: string, chromium: AxeHost | undefined): Promise<void> {
  const cases = readCases(file);
  const byAxe = new Set([...axeRules.values()].flat());
  const shared = cases.filter(
    (one) => (one.lang ?? "html") === "html" && rulesOf(one).some((rule) => byAxe.has(rule)),
  );
  const jsdom = axeOnJsdom();
  const ours = judgeByAudit(cases);
  const byJsdom = await judgeByAxe(jsdom, shared, axeRules);
  const byChromium = chromium && (await judgeByAxe(chromium, shared, axeRules));
  console.log(`${cases.length} cases, ${shared.length} of them of rules that axe has, too`);
  console.log(`${"".padEnd(30)} ${"failures found".padStart(18)} ${"false alarms".padStart(18)}`);
  console.log(row("audit, all rules", cases, ours));
  const judgements = [ours, byJsdom, ...(byChromium ? [byChromium] : [])];
  for (const one of judgements) console.log(row(`${one.judge}, shared rules`, shared, one));
  await printCosts(cases, jsdom);
  printByRule(cases, judgements);
  if (MISSES) printMisses(cases, ours);
}

/** All judge by all they have, after each has judged every case once or many of them. */
async function printCosts(cases: readonly LabelledCase[], jsdom: AxeHost): Promise<void> {
  const sources = cases.map(({ source }) => source);
  const ours = await cpuOfEach(sources, auditVerdicts);
  console.log(`CPU a case: audit ${ours.toFixed(2)} ms`);
  const inEach = axeInJsdom();
  for (const host of [jsdom, inEach]) {
    const theirs = await cpuOfEach(sources, (source) => host.judge(source));
    const times = (theirs / ours).toFixed(0);
    console.log(`            ${host.name} ${theirs.toFixed(1)} ms, ${times} times as much`);
  }
}

function printByRule(cases: readonly LabelledCase[], judgements: readonly Judgement[]): void {
  const rules = [...new Set(cases.map(({ rule }) => rule))].sort();
  const heads = judgements.map(({ judge }) => `${judge}: found, alarms`.padStart(26));
  console.log(`\n${"rule".padEnd(8)}${"failed, others".padStart(16)}${heads.join("")}`);
  for (const rule of rules) {
    const own = cases.filter((one) => one.rule === rule);
    const broken = own.filter(({ expected }) => expected === "failed");
    const sound = own.filter(({ expected }) => expected !== "failed");
    const cells = judgements.map(({ failing }) => {
      if (!own.some((one) => failing.has(one))) return "-".padStart(26);
      const count = (some: readonly LabelledCase[]) =>
        some.filter((one) => failing.get(one)).length;
      return `${count(broken)}, ${count(sound)}`.padStart(26);
    });
    const sizes = `${broken.length}, ${sound.length}`.padStart(16);
    console.log(`${String(rule).padEnd(8)}${sizes}${cells.join("")}`);
  }
}

function printMisses(cases: readonly LabelledCase[], { failing }: Judgement): void {
  for (const one of cases) {
    const isWrong = failing.get(one) !== (one.expected === "failed");
    if (isWrong) console.log(`${one.rule} ${one.expected} ${one.id}\n${one.source.trim()}\n`);
  }
}

async function judgePages(folder: string, host: AxeHost): Promise<void> {
  const ours = new Set(
    listGates()
      .filter(({ kinds }) => kinds.includes("html"))
      .flatMap(({ actRules }) => actRules),
  );
  const questions = sharedQuestions(axeRules, ours);
  const { pages, verdicts, failing, disagreements, broken } = await agreementOn(
    folder,
    host,
    questions,
  );
  const same = verdicts - disagreements.length;
  console.log(`\n${pages} pages, ${questions.length} questions that ${host.name} asks, too`);
  console.log(`verdicts that agree: ${ratio(same, verdicts)}`);
  console.log(`of those where one fails: ${ratio(failing - disagreements.length, failing)}`);
  for (const one of broken) console.log(`left out: ${one}`);
  printDisagreements(disagreements);
}

function printDisagreements(disagreements: readonly Disagreement[]): void {
  const groups = new Map<string, string[]>();
  for (const { page, question, says } of disagreements) {
    const key = `${question.axeRules.join(", ")} (${question.actRules.join(", ")}): ${says}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const largestFirst = [...groups].sort(([, one], [, other]) => other.length - one.length);
  for (const [key, pages] of largestFirst) {
    console.log(`\n${key}, ${pages.length} pages`);
    for (const page of MISSES ? pages : pages.slice(0, 5)) console.log(`  ${page}`);
  }
}

if (!CASES && !PAGES) throw new Error("name the cases in CASES, or the pages in PAGES, or both");
const chromium = AXE === "jsdom" ? undefined : await axeInChromium();
try {
  if (CASES) await judgeCases(CASES, chromium);
  if (PAGES) await judgePages(PAGES, chromium ?? axeOnJsdom());
} finally {
  await chromium?.close();
}
