import { describe, expect, it } from "vitest";
import { solveTask } from "../tasks/solve-tasks.js";
import { verifyChemistry } from "../verify/verify-answers.js";

describe("oxidation states of a salt by its ions", () => {
  it.each<[string, object, object]>([
    ["NH4NO3", { N: 1, H: 1, O: -2 }, { "NH4+": -3, "NO3-": 5 }],
    ["NH4NO2", { N: 0, H: 1, O: -2 }, { "NH4+": -3, "NO2-": 3 }],
    ["[Co(NH3)6](NO3)3", { Co: 3, N: "-1/3", H: 1, O: -2 }, { NH3: -3, "NO3-": 5 }],
    ["[Pt(NH3)4](NO3)2", { Pt: 2, N: "-1/3", H: 1, O: -2 }, { NH3: -3, "NO3-": 5 }],
  ])("of %s", (formula, states, nitrogen) => {
    const task = { kind: "oxidation_states", formula } as const;
    const answer = solveTask(task, "", () => false);
    if (answer.kind !== "oxidation_states") throw new Error("another answer");
    expect(answer).toMatchObject({ status: "decided", states });
    const found = (answer.ions ?? []).map((ion) => [ion.formula, ion.states.N]);
    expect(Object.fromEntries(found)).toEqual(nitrogen);
    const [checked] = verifyChemistry({ tasks: [task] }, [answer]);
    expect(checked?.checks.map(({ ok }) => ok)).toEqual([true, true, true]);
    const wrong = { ...answer, ions: answer.ions?.map((ion) => ({ ...ion, states: { N: 4 } })) };
    const [failed] = verifyChemistry({ tasks: [task] }, [wrong as typeof answer]);
    expect(failed?.checks.map(({ ok }) => ok)).toEqual([true, false, false]);
  });

  it("of thiocyanates are not those of cyanides", () => {
    expect(solveTask({ kind: "oxidation_states", formula: "KSCN" }, "", () => false)).toMatchObject(
      { status: "decided", states: { K: 1, S: -2, C: 4, N: -3 } },
    );
  });
});
