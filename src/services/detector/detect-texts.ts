import {
  type Detection,
  detectText,
} from "../../engines/text-detection/machine-written/detect-text.js";

export interface TimedDetection extends Detection {
  /** Milliseconds that the text alone took. */
  readonly latencyMs: number;
}

/** Judges texts one after the other, and takes the time of each. */
export function detectTexts({
  texts,
  model,
}: {
  readonly texts: readonly string[];
  readonly model: string;
}): TimedDetection[] {
  return texts.map((text) => {
    const startedAt = performance.now();
    const detection = detectText(text, model);
    return { ...detection, latencyMs: performance.now() - startedAt };
  });
}
