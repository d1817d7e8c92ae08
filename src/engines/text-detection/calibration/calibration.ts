/** Platt's scaling: the probability is the logistic function of `slope * score + offset`. */
export interface PlattScale {
  readonly slope: number;
  readonly offset: number;
}

/** The scale for texts of up to so many words. */
export interface LengthBand extends PlattScale {
  readonly wordsMax: number;
}

/** A probability from a score by Platt's scaling ("Probabilistic Outputs for Support Vector Machines", 1999). */
export function plattProbability(score: number, { slope, offset }: PlattScale): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

/** The band of the shortest limit that a text keeps to; the last one for longer texts. Bands are in rising order. */
export function bandFor(bands: readonly LengthBand[], words: number): PlattScale {
  const band = bands.find(({ wordsMax }) => words <= wordsMax) ?? bands.at(-1);
  if (band === undefined) throw new RangeError("a calibration needs at least one band");
  return band;
}
