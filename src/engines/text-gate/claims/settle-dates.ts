interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly kind: "date" | "time";
  readonly value: string;
}

const IN_FIGURES = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}/u;

/** Of `12/03/2027 (12 March)` the named date says which figure is the month. Linear in the dates. */
export function settleDates(text: string, dates: readonly FoundDate[]): readonly FoundDate[] {
  const named = new Set(
    dates
      .filter(({ start }) => !IN_FIGURES.test(text.slice(start, start + 10)))
      .map(({ value }) => value.slice(-5)),
  );
  return dates.map((date) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(date.value) ?? [];
    const isInFigures = IN_FIGURES.test(text.slice(date.start, date.start + 10));
    const isOther = named.has(`${day}-${month}`) && !named.has(`${month}-${day}`);
    return isInFigures && isOther ? { ...date, value: `${year}-${day}-${month}` } : date;
  });
}
