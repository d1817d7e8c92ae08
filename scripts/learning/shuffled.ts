/** The same items in an order that depends on nothing but their number. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items];
  let state = 20_261_124;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const other = state % (last + 1);
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
  }
  return order;
}
