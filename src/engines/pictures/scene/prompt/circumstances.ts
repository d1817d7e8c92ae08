import type { Meaning } from "./lexicon.js";
import type { Reading, Style } from "./reading.js";

/** What is said of the whole and not of a thing in it. */
type Circumstance = Extract<
  Meaning,
  { kind: "mood" | "weather" | "time" | "season" | "style" | "shot" | "reflected" | "aurora" }
>;

type Said = Pick<
  Reading,
  "time" | "weather" | "season" | "mood" | "shot" | "styles" | "isReflected" | "hasAurora"
>;

/** Gathers what a prompt says of the whole picture; of time, weather and season the first counts. */
export class Circumstances {
  readonly #styles = new Set<Style>();
  readonly #moods: number[] = [];
  #time: Reading["time"] = null;
  #weather: Reading["weather"] = null;
  #season: Reading["season"] = null;
  #shot: Reading["shot"] = "normal";
  #isReflected = false;
  #hasAurora = false;

  /** Whether a relation before it led to it: `in a storm`, `at sunset`. */
  take(circumstance: Circumstance): boolean {
    switch (circumstance.kind) {
      case "mood":
        this.#moods.push(circumstance.value);
        return false;
      case "weather":
        this.#weather ??= circumstance.value;
        return true;
      case "time":
        this.#time ??= circumstance.value;
        return true;
      case "season":
        this.#season ??= circumstance.value;
        return false;
      case "style":
        if (circumstance.value !== null) this.#styles.add(circumstance.value);
        return false;
      case "shot":
        this.#shot = circumstance.value;
        return false;
      case "reflected":
        this.#isReflected = true;
        return false;
      case "aurora":
        this.#hasAurora = true;
        return true;
    }
  }

  get said(): Said {
    const sum = this.#moods.reduce((total, value) => total + value, 0);
    return {
      time: this.#time,
      weather: this.#weather,
      season: this.#season,
      mood: sum / Math.max(1, this.#moods.length),
      shot: this.#shot,
      styles: [...this.#styles],
      isReflected: this.#isReflected,
      hasAurora: this.#hasAurora,
    };
  }
}
