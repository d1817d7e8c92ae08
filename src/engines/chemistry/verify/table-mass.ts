import { ELEMENTS } from "../../../content/atomic-weights/elements.js";
import { ELECTRON_MASS, NUCLIDE_MASSES } from "../../../content/atomic-weights/nuclide-masses.js";

/** Molar mass in g/mol by floating-point sums over the tables; NaN for an unknown element. */
export function tableMass(counts: Readonly<Record<string, number>>, charge: number): number {
  return sum(counts, charge, (key) => nuclide(key) ?? weight(key));
}

/** Mass in daltons with the most abundant nuclides. */
export function tableMonoisotopicMass(
  counts: Readonly<Record<string, number>>,
  charge: number,
): number {
  return sum(
    counts,
    charge,
    (key) => nuclide(key) ?? Number(NUCLIDE_MASSES[key]?.split(/[ ,]/u)[1]),
  );
}

function sum(
  counts: Readonly<Record<string, number>>,
  charge: number,
  massOf: (key: string) => number,
): number {
  const atoms = Object.entries(counts).reduce((so, [key, count]) => so + count * massOf(key), 0);
  return atoms - charge * Number(ELECTRON_MASS);
}

function nuclide(key: string): number | undefined {
  const [, massNumber, symbol = ""] = /^(\d+)(\w+)$/u.exec(key) ?? [];
  if (massNumber === undefined) return undefined;
  const entry = NUCLIDE_MASSES[symbol]?.split(", ").find((one) => one.startsWith(`${massNumber} `));
  return Number(entry?.split(" ")[1]);
}

function weight(symbol: string): number {
  const text = ELEMENTS.find((element) => element.symbol === symbol)?.weight ?? "";
  const numbers = text
    .replace(/\(.*|~.*|[[\]]/gu, "")
    .split(",")
    .map(Number);
  return numbers.reduce((so, number) => so + number, 0) / numbers.length;
}
