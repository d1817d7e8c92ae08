/**
 * How often the builtin models are right, by kind of task: on the items that they were tuned on, and
 * on those that were set aside. `--wrong` prints the open items that fail.
 */
import { itemKinds, judgeItem, readItems } from "../test/helpers/builtin-items.js";

const isShowing = process.argv.includes("--wrong");
const sums = { open: [0, 0], "held-out": [0, 0] };

console.log("| kind | open | set aside |\n|---|---|---|");
for (const kind of itemKinds) {
  const cells = (["open", "held-out"] as const).map((set) => {
    const judged = readItems(kind, set).map((item) => judgeItem(kind, item));
    const right = judged.filter(({ isRight }) => isRight).length;
    sums[set][0] = (sums[set][0] ?? 0) + right;
    sums[set][1] = (sums[set][1] ?? 0) + judged.length;
    for (const { item, text, model, isRight } of judged) {
      if (!isShowing || isRight || set !== "open") continue;
      console.log(`\n${kind}: ${item.task.slice(0, 200)}\n  ${model}: ${text.slice(0, 400)}`);
    }
    return share(right, judged.length);
  });
  console.log(`| ${kind} | ${cells.join(" | ")} |`);
}
console.log(
  `| all | ${share(sums.open[0], sums.open[1])} | ${share(sums["held-out"][0], sums["held-out"][1])} |`,
);

function share(right = 0, all = 0): string {
  return `${right} of ${all} (${(right / all).toFixed(3)})`;
}
