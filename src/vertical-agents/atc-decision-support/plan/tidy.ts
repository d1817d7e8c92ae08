/** Without the digits that sums of decimals leave behind: to a billionth, which no check can see. */
export function tidy(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** Likewise each number of a flat object. */
export function tidyNumbers<Fields extends object>(fields: Fields): Fields {
  const tidied = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "number" ? tidy(value) : value,
  ]);
  return Object.fromEntries(tidied);
}

/** A time to be read, to a tenth of a second. */
export function tidyTime(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
