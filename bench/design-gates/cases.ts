import { readFileSync } from "node:fs";
import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { auditSource } from "../../src/engines/design-gates/audit/audit-source.js";
import type { AxeHost } from "./axe.js";

const LabelledCases = Type.Array(
  Type.Object({
    id: Type.String(),
    /** The ACT rule it is a case of, or null for one that no ACT rule covers. */
    rule: Type.Union([Type.String(), Type.Null()]),
    /** Rules of which any may fail, where the case does not tell them apart. */
    rules: Type.Optional(Type.Array(Type.String())),
    expected: Type.Union([
      Type.Literal("failed"),
      Type.Literal("passed"),
      Type.Literal("inapplicable"),
    ]),
    source: Type.String(),
    lang: Type.Optional(Type.String()),
    comparable: Type.Optional(Type.Boolean()),
  }),
);
export type LabelledCase = Static<typeof LabelledCases>[number];

/** Reads labelled cases that can be judged from their source alone. */
export function readCases(file: string): readonly LabelledCase[] {
  const cases = Value.Parse(LabelledCases, JSON.parse(readFileSync(file, "utf8")));
  return cases.filter(({ rule, comparable = true }) => rule !== null && comparable);
}

export const rulesOf = ({ rule, rules }: LabelledCase): readonly string[] =>
  rules ?? (rule === null ? [] : [rule]);

/** The ACT rules of which our audit finds an element failing, and those it cannot judge somewhere. */
export function auditVerdicts(source: string): {
  readonly failing: ReadonlySet<string>;
  readonly undecided: ReadonlySet<string>;
} {
  const { entries } = auditSource({ source, kind: "html" });
  const rulesWith = (status: string) =>
    new Set(entries.filter((entry) => entry.status === status).flatMap(({ actRules }) => actRules));
  return { failing: rulesWith("fail"), undecided: rulesWith("cannot_tell") };
}

/** What a judge says of each case. */
export interface Judgement {
  readonly judge: string;
  readonly failing: ReadonlyMap<LabelledCase, boolean>;
}

/** Our audit, by all of its gates. */
export function judgeByAudit(cases: readonly LabelledCase[]): Judgement {
  const failing = new Map<LabelledCase, boolean>();
  for (const one of cases) {
    const found = auditVerdicts(one.source).failing;
    failing.set(
      one,
      rulesOf(one).some((rule) => found.has(rule)),
    );
  }
  return { judge: "audit", failing };
}

/** axe, by the rules of it that implement the rule of the case. */
export async function judgeByAxe(
  host: AxeHost,
  cases: readonly LabelledCase[],
  actRules: ReadonlyMap<string, readonly string[]>,
): Promise<Judgement> {
  const failing = new Map<LabelledCase, boolean>();
  for (const one of cases) {
    const wanted = rulesOf(one);
    const asked = [...actRules].filter(([, ids]) => ids.some((id) => wanted.includes(id)));
    const { violations } = await host.judge(
      one.source,
      asked.map(([id]) => id),
    );
    failing.set(one, violations.size > 0);
  }
  return { judge: host.name, failing };
}

/** What judging a source costs, in milliseconds of CPU: the whole process's, so nothing else may run. */
export async function cpuOfEach(
  sources: readonly string[],
  judge: (source: string) => unknown,
): Promise<number> {
  const before = process.cpuUsage();
  for (const source of sources) await judge(source);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / sources.length;
}
