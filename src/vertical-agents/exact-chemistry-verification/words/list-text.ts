/** Texts name at most so many of a list. */
const NAMED_MAX = 8;

/** The items of a list with commas and `and`; of a long one the first, and that there are others. */
export function listText(items: readonly string[], most = NAMED_MAX): string {
  const shown = items.length <= most ? items : [...items.slice(0, most), "others"];
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
