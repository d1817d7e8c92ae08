import { describe, expect, it } from "vitest";
import { crossCheck } from "./cross-check.js";
import type { MissingField, Understanding } from "./understanding.js";

const PROMPT = "From EHAM, TAS 470kt, to KJFK";
const ask = (field: string): MissingField => ({ field, ask: `What is ${field}?` });
const missingIn = (problem: object) => ("destination" in problem ? [] : [ask("destination")]);

function check(problem: object, modelProblem: object, more: Partial<Understanding> = {}) {
  const read = { problem, spans: [], missing: [], assumptions: [], warnings: [], ...more };
  return crossCheck({ prompt: PROMPT, read, modelProblem, missingIn });
}

describe("crossCheck", () => {
  it("takes from the model what the prompt says and the reader did not see", () => {
    const found = check(
      { origin: "EHAM" },
      { destination: "kjfk", aircraft: { tas_kt: 470 } },
      {
        missing: [ask("destination")],
      },
    );
    expect(found).toMatchObject({
      problem: { origin: "EHAM", destination: "kjfk", aircraft: { tas_kt: 470 } },
      missing: [],
      warnings: [],
    });
    expect(found.assumptions.map(({ field }) => field)).toEqual(["destination", "aircraft"]);
  });

  it("takes nothing that the prompt does not say", () => {
    const found = check(
      { origin: "EHAM" },
      { destination: "LFPG", aircraft: { tas_kt: 480 } },
      {
        missing: [ask("destination")],
      },
    );
    expect(found.problem).toEqual({ origin: "EHAM" });
    expect(found.missing).toEqual([ask("destination")]);
    expect(found.warnings).toEqual([
      "the model's destination is not in the prompt and was not used",
      "the model's aircraft is not in the prompt and was not used",
    ]);
  });

  it("keeps what the reader read and tells of a difference", () => {
    const found = check({ aircraft: { tas_kt: 470 } }, { aircraft: { tas_kt: 350 } });
    expect(found.problem).toEqual({ aircraft: { tas_kt: 470 } });
    expect(found.warnings).toEqual([
      "the model read another aircraft.tas_kt than 470, which counts",
    ]);
  });

  it("leaves a question that the model cannot answer", () => {
    const missing = [ask("wind")];
    expect(check({}, { origin: "EHAM" }, { missing }).missing).toEqual(missing);
  });

  it.each([[[]], [{ origin: null }], [{ nested: { deep: [null] } }]])(
    "bears %j of a model",
    (modelProblem) => {
      expect(check({ origin: "EHAM" }, modelProblem).problem).toEqual({ origin: "EHAM" });
    },
  );
});
