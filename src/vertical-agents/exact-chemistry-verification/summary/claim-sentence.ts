import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { ClaimAnswer } from "../../../engines/chemistry/tasks/answers.js";
import type { SummaryFigures } from "../../summary.js";
import { listText } from "../words/list-text.js";
import { significantDecimals } from "../words/significant-decimals.js";
import { quantityText } from "./quantity-text.js";

/** What a sentence about a task needs beside the answer. */
export interface Telling {
  readonly task: Task;
  /** The equation, formula or SMILES text, shortened. */
  readonly subject: string;
  readonly figures: SummaryFigures;
  /** Whether another sentence tells the balanced equation. */
  readonly isBalanceTold: boolean;
}

/** Whether a claim is right, what is right instead, and by how much it is off. */
export function claimSentence(answer: ClaimAnswer, { task, subject, figures }: Telling): string {
  const { verdict, correct, why, difference, tolerance } = answer;
  const claimed = claimText(task, subject);
  if (correct === null) return `${claimed} cannot be decided: ${why}.`;
  if (difference === null || tolerance === null || typeof correct.value === "string") {
    return verdict === "true"
      ? `${claimed} is true: ${why}.`
      : `${claimed} is false: ${why}; right is ${correct.value}.`;
  }
  const show = (name: string, value: number, decimals: number) =>
    figures.show(name, value, correct.unit, decimals);
  // One digit more than the claim's tolerance shows what the claim rounded.
  const decimals = Math.max(significantDecimals(correct.value), significantDecimals(tolerance, 2));
  const right = show(`correct value for ${subject}`, correct.value, decimals);
  if (verdict === "true") return `${claimed} is true: it is ${right}.`;
  const off = Math.abs(difference);
  const size = show(`error of the claim for ${subject}`, off, significantDecimals(off, 2));
  const side = difference > 0 ? "high" : "low";
  if (verdict === "false") return `${claimed} is false: it is ${right}, so ${size} too ${side}.`;
  return `${claimed} cannot be decided: it is ${right}, and ${why}.`;
}

function claimText(task: Task, subject: string): string {
  const { claim, equation, quantities = [] } = task;
  if (claim === undefined) return `The claim that ${subject} is balanced`;
  const isNumber = /\d/u.test(String(claim.value)) && !Number.isNaN(Number(claim.value));
  if (equation !== undefined && !isNumber) return `The claim that ${subject} is balanced`;
  const unit = claim.unit ?? (isNumber ? (equation === undefined ? "g/mol" : "g") : "");
  const stated = `${String(claim.value).trim()} ${unit}`.trim();
  const about = claim.species === undefined ? "" : ` ${claim.species}`;
  if (equation === undefined) {
    const [sample] = quantities;
    const of =
      sample === undefined || unit === "%" || unit.endsWith("g/mol")
        ? ""
        : `${sample.value} ${sample.unit} of `;
    return `The claim ${stated}${about} for ${of}${subject}`;
  }
  const from = quantities.length === 0 ? subject : listText(quantities.map(quantityText));
  const share = unit === "%" ? " yield" : "";
  return `The claim ${stated}${share}${about} from ${from}`;
}
