/** Prints how often the correction that governs is the one that a person named, and each query where it is not. */
import { rankCorrections } from "../src/engines/text/corrections/rank-corrections.js";
import { readCorrections, readQueries } from "../test/helpers/labelled-corrections.js";

const store = readCorrections();
for (const file of ["queries", "other-queries"]) {
  const queries = readQueries(file);
  const started = performance.now();
  const misses = queries.flatMap(({ query, scope, expected }) => {
    const { governing, results } = rankCorrections({ ...store, query, scope, topK: 3 });
    if (governing === expected) return [];
    const seen = results.map(({ correction: { id }, why }) => `${id} ${why.lexical.toFixed(2)}`);
    return [
      `  ${scope || "-"}: ${query}\n    expected ${expected}, got ${seen.join(", ") || null}`,
    ];
  });
  const each = (performance.now() - started) / queries.length;
  const named = queries.filter(({ expected }) => expected !== null).length;
  const right = queries.length - misses.length;
  console.log(
    `${file}: ${right} of ${queries.length} right (${(right / queries.length).toFixed(3)}), ${named} of them with an answer; ${store.corrections.length} corrections, ${each.toFixed(1)} ms each`,
  );
  console.log(misses.join("\n"));
}
