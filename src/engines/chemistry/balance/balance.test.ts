import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEquation } from "../equation/parse-equation.js";
import { balance } from "./balance.js";
import { conservationMatrix } from "./conservation-matrix.js";
import { minimalReactions } from "./minimal-reactions.js";
import { positiveSolution } from "./positive-solution.js";

const never = () => false;
const solve = (text: string) => balance(parseEquation(text, "/equation"), never);

describe("balance", () => {
  it.each([
    ["H2 + O2 -> H2O", [2, 1, 2]],
    ["KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2", [2, 16, 2, 2, 8, 5]],
    ["Cr2O7^2- + Fe2+ + H+ => Cr3+ + Fe3+ + H2O", [1, 6, 14, 2, 6, 7]],
    ["MnO4^- + e- + H^+ ⇌ Mn²⁺ + H₂O", [1, 5, 8, 1, 4]],
    ["CuSO4.5H2O = CuSO4 + H2O", [1, 1, 5]],
    ["CaSO4·½H2O + H2O → CaSO4·2H2O", [2, 3, 2]],
    ["Fe0.95O + O2 -> Fe2O3", [80, 17, 38]],
    [
      "[Cr(N2H4CO)6]4[Cr(CN)6]3 + KMnO4 + H2SO4 -> K2Cr2O7 + MnSO4 + CO2 + KNO3 + K2SO4 + H2O",
      [10, 1176, 1399, 35, 1176, 420, 660, 223, 1879],
    ],
    ["D2 + [18O]2 -> D2[18O]", [2, 1, 2]],
  ])("balances %s", (text, coefficients) => {
    expect(solve(text)).toMatchObject({ coefficients: coefficients.map(BigInt) });
  });

  it("names the elements that only one side has", () => {
    expect(solve("H2 + O2 -> CO2")).toEqual({
      status: "impossible",
      nullity: 0,
      blocks: [
        { name: "H", weight: 1n },
        { name: "C", weight: -1n },
      ],
    });
  });

  it("names the charge where it alone is not conserved", () => {
    expect(solve("Fe2+ -> Fe3+")).toMatchObject({ status: "impossible" });
    expect(solve("Na+ + Cl -> NaCl")).toMatchObject({
      blocks: [{ name: "charge", weight: 1n }],
    });
  });

  it.each(["CO + H2 -> CO2 + H2O", "Fe2+ -> Fe3+", "C2H4 + H2 + HCl -> CH4 + C2H5Cl + Cl2O + O3"])(
    "proves by weights of elements that %s has no balance",
    (text) => {
      const equation = parseEquation(text, "/equation");
      const answer = balance(equation, never);
      if (answer.status !== "impossible") throw new Error(answer.status);
      const rows = conservationMatrix(equation);
      const columns = rows[0]?.integers ?? [];
      const sums = columns.map((_, at) =>
        answer.blocks.reduce((total, { name, weight }) => {
          const row = rows.find((one) => one.name === name);
          return total + weight * (row?.integers[at] ?? 0n);
        }, 0n),
      );
      expect(sums.every((sum) => sum >= 0n)).toBe(true);
      expect(sums.some((sum) => sum > 0n)).toBe(true);
    },
  );

  it("lists the minimal reactions of an equation with several balances", () => {
    expect(solve("Fe + Cl2 -> FeCl2 + FeCl3")).toMatchObject({
      status: "not_unique",
      nullity: 2,
      minimal: expect.arrayContaining([
        [1n, 1n, 1n, 0n],
        [2n, 3n, 0n, 2n],
      ]),
    });
  });

  it("keeps coefficients beyond 2^53 exact", () => {
    const elements = "He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar".split(" ");
    const links = elements.map((element, at) => `${at === 0 ? "" : elements[at - 1]}${element}11`);
    const last = elements.at(-1) ?? "";
    const left = links.filter((_, at) => at % 2 === 0);
    const right = links.filter((_, at) => at % 2 === 1);
    const answer = solve(`${left.join(" + ")} -> ${[...right, last].join(" + ")}`);
    if (answer.status !== "balanced") throw new Error(answer.status);
    const power = (at: number) => 11n ** BigInt(at);
    expect(answer.coefficients).toEqual([
      ...left.map((_, at) => power(2 * at)),
      ...right.map((_, at) => power(2 * at + 1)),
      power(elements.length),
    ]);
  });

  it("takes 500 terms", () => {
    const oxides = Array.from({ length: 249 }, (_, at) => `C${at + 1}O${(7 * at) % 11}`);
    const side = [...oxides, "O2"].map((text) => text.replace("O0", "")).join(" + ");
    expect(solve(`${side} -> ${side}`)).toMatchObject({ status: "not_unique", nullity: 498 });
  });

  it("answers a strictly positive solution or weights that exclude one, never both", () => {
    const entry = fc.bigInt({ min: -4n, max: 4n });
    fc.assert(
      fc.property(
        fc.array(fc.array(entry, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const answer = positiveSolution(rows, 5, never);
          if (answer.isPossible) {
            const rays = minimalReactions(rows, 5, never) ?? [];
            for (let at = 0; at < 5; at += 1) {
              expect(rays.some((ray) => (ray[at] ?? 0n) > 0n)).toBe(true);
            }
            return;
          }
          const sums = Array.from({ length: 5 }, (_, at) =>
            rows.reduce(
              (sum, row, index) => sum + (row[at] ?? 0n) * (answer.weights[index] ?? 0n),
              0n,
            ),
          );
          expect(sums.every((sum) => sum >= 0n)).toBe(true);
          expect(sums.some((sum) => sum > 0n)).toBe(true);
        },
      ),
    );
  });

  it("stops when the time is over", () => {
    const equation = parseEquation("H2 + O2 -> H2O", "/equation");
    expect(() => balance(equation, () => true)).toThrow(
      expect.objectContaining({ code: "timeout" }),
    );
  });
});
