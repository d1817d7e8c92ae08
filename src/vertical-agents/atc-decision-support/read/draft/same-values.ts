import type { NumberField, Said } from "./said.js";
import type { SettledAircraft } from "./settle-values.js";

/** `same level` takes the value of the aircraft that is named, or of the nearest one told before that has one. */
export function takeSameValues(settled: readonly SettledAircraft[], shared: readonly Said[]): void {
  settled.forEach((one, index) => {
    for (const fact of one.source.facts) {
      if (fact.field !== "same" || one.values.has(fact.value)) continue;
      const source = sourceOf(settled, index, fact.value, fact.as);
      const value = source?.values.get(fact.value)?.value;
      if (value !== undefined)
        one.values.set(fact.value, { value: value + fact.more, span: fact.span });
    }
  });
  for (const fact of shared) {
    if (fact.field !== "same" || fact.more !== 0) continue;
    const value = settled
      .find(({ values }) => values.has(fact.value))
      ?.values.get(fact.value)?.value;
    if (value === undefined) continue;
    for (const { values } of settled) {
      if (!values.has(fact.value)) values.set(fact.value, { value, span: fact.span });
    }
  }
}

function sourceOf(
  settled: readonly SettledAircraft[],
  index: number,
  field: NumberField,
  as: string | null,
): SettledAircraft | undefined {
  if (as !== null) return settled.find(({ source }) => source.key === as);
  const before = settled.slice(0, index).findLast(({ values }) => values.has(field));
  // Of two aircraft it is the other one, though it was named later.
  return before ?? (settled.length === 2 ? settled.find((_, other) => other !== index) : undefined);
}
