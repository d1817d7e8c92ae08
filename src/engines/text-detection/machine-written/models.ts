import { detectorFit } from "../../../content/text-detection/detector-fit.js";

/** A detector that a caller can choose, and what to know of it. */
export interface DetectorModel {
  readonly name: string;
  /** The day that its weights were trained. */
  readonly released: string;
  /** ISO 639-1. */
  readonly languages: readonly string[];
  /** The score from which a text counts as written by a machine. */
  readonly threshold: number;
  readonly description: string;
  readonly cannot: readonly string[];
}

const cannot = [
  "tell texts of fewer than 40 words, and none reliably below 100",
  "tell texts in other languages than English",
  "tell code, tables, lists and verse",
  "find every text of a machine: it is set to accuse few people, and misses many",
  "tell who wrote a text that a machine corrected or translated, or a person rewrote",
] as const;

/** The detectors, the newest and best first. */
export const detectorModels: readonly DetectorModel[] = [
  {
    name: "detector-1",
    released: "2026-11-24",
    languages: ["en"],
    threshold: detectorFit.full.threshold,
    description:
      "Words, phrases with their subject masked, function words and style, each judged by a model of its own; the four are weighed on kinds of text that none of them had seen.",
    cannot,
  },
  {
    name: "detector-1-lite",
    released: "2026-11-24",
    languages: ["en"],
    threshold: detectorFit.lite.threshold,
    description: "Words and pairs of words alone: simpler to explain, and somewhat less able.",
    cannot,
  },
];

export const LATEST_DETECTOR = "detector-1";
