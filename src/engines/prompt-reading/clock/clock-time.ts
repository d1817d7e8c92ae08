/** A time of day. */
export interface ClockTime {
  /** Minutes after midnight, 0..1440; 1440 is the end of the day. */
  readonly minutes: number;
  /** `utc` for Zulu time. */
  readonly zone: "utc" | null;
}

/** A time that the words leave open within twelve hours, or that rests on a custom. */
export interface ReadTime extends ClockTime {
  /** No am or pm, and a bare hour up to twelve. */
  readonly isHalfDay: boolean;
  /** `lunch`, `morning`: the hour is a custom, not stated. */
  readonly isVague: boolean;
}
