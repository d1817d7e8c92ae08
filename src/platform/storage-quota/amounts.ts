/** How much is stored. */
export interface Amount {
  readonly items: number;
  readonly bytes: number;
}

export function plus(a: Amount, b: Amount): Amount {
  return { items: a.items + b.items, bytes: a.bytes + b.bytes };
}

/** What rows come to, by whom they belong to. */
export function totalsByOwner(
  rows: readonly { readonly owner_id: string; readonly bytes: number }[],
): Map<string, Amount> {
  const totals = new Map<string, Amount>();
  for (const { owner_id, bytes } of rows) {
    const total = totals.get(owner_id) ?? { items: 0, bytes: 0 };
    totals.set(owner_id, plus(total, { items: 1, bytes }));
  }
  return totals;
}
