/** Languages of few texts; one of them is named only where the evidence for it is strong. */
export const rareLanguages: ReadonlySet<string> = new Set("af cy eo ga gl la so yo zu".split(" "));

/** Languages that share most of their letter groups: halves of one text may look like two of them. */
export const nearLanguages: readonly ReadonlySet<string>[] = [
  "es gl pt ca",
  "hr sr sl",
  "id ms",
  "no da sv",
  "cs sk",
  "af nl",
  "bg mk sr ru be uk",
  "hi mr",
].map((codes) => new Set(codes.split(" ")));
