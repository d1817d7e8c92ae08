/**
 * A unit as the tables state it. `value` is a fraction and a product of codes, in the grammar of UCUM;
 * base units have none. Factors: UCUM essence 2.2 (https://ucum.org/ucum-essence.xml) and NIST SP 811
 * (2008), appendix B, where they are exact by definition.
 */
export interface UnitEntry {
  /** The case-sensitive code of UCUM, or a name where UCUM has no such unit. */
  readonly code: string;
  /** What is written after a number. */
  readonly symbol: string;
  /** English names in the singular; plurals in -s follow. */
  readonly names: readonly string[];
  readonly value?: string;
  /** Other symbols, as they are written. */
  readonly also?: readonly string[];
  /** Takes the prefixes of the SI. */
  readonly isMetric?: boolean;
  /** What a name was taken for, where it has more than one meaning. */
  readonly takenFor?: string;
  /** The code of the unit that the same name means beside units of another dimension. */
  readonly otherwise?: string;
  /** Added to the number before the factor, as for degrees Celsius. */
  readonly offset?: string;
  /** The factor also holds this power of pi. */
  readonly piPower?: 1 | -1;
}
