import type { Filter } from "./filter.js";

/**
 * How a filter is evaluated. What is asked of one field alone is decided for each of its values and
 * not for each row, so the conditions on one field that stand together are taken together.
 */
export type FilterPlan =
  | { readonly kind: "column"; readonly field: string; readonly filter: Filter }
  | { readonly kind: "all" | "any"; readonly parts: readonly FilterPlan[] }
  | { readonly kind: "not"; readonly part: FilterPlan };

/** The plan of a filter, with as few columns as its form allows. */
export function planFilter(filter: Filter): FilterPlan {
  switch (filter.kind) {
    case "field":
      return { kind: "column", field: filter.field, filter };
    case "not": {
      const part = planFilter(filter.filter);
      return part.kind === "column" ? { ...part, filter } : { kind: "not", part };
    }
    case "all":
    case "any":
      return planParts(filter);
  }
}

/** The fields that a plan looks into. */
export function fieldsOf(plan: FilterPlan, fields = new Set<string>()): Set<string> {
  switch (plan.kind) {
    case "column":
      return fields.add(plan.field);
    case "not":
      return fieldsOf(plan.part, fields);
    case "all":
    case "any":
      for (const part of plan.parts) fieldsOf(part, fields);
      return fields;
  }
}

function planParts({ kind, filters }: Filter & { kind: "all" | "any" }): FilterPlan {
  const byField = new Map<string, Filter[]>();
  const others: FilterPlan[] = [];
  for (const filter of filters) {
    const part = planFilter(filter);
    if (part.kind !== "column") {
      others.push(part);
      continue;
    }
    const together = byField.get(part.field);
    if (together === undefined) byField.set(part.field, [part.filter]);
    else together.push(part.filter);
  }
  const columns = Array.from(byField, ([field, [first, ...rest]]): FilterPlan => {
    const filter = first && rest.length === 0 ? first : { kind, filters: byField.get(field) ?? [] };
    return { kind: "column", field, filter };
  });
  // Columns cost least, and where they decide everything the others are not looked at.
  const parts = [...columns, ...others];
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind, parts };
}
