/** How the parts of each detector are put together; fitted by `scripts/train-detector.ts` on texts of sources left out. */
export const detectorFit = {
  full: {
    factors: [1, 0.25, 0.4],
    bands: [
      { wordsMax: 90, slope: 0.720664, offset: 0.14131 },
      { wordsMax: 160, slope: 0.72256, offset: 0.0251414 },
      { wordsMax: 280, slope: 0.698375, offset: -0.0667054 },
      { wordsMax: 100000, slope: 0.628231, offset: -0.0808115 },
    ],
    threshold: 0.9049,
  },
  lite: {
    factors: [1, 0, 0],
    bands: [
      { wordsMax: 90, slope: 1.06559, offset: 0.135642 },
      { wordsMax: 160, slope: 1.07552, offset: -0.0196609 },
      { wordsMax: 280, slope: 1.02319, offset: -0.147557 },
      { wordsMax: 100000, slope: 0.886196, offset: -0.205695 },
    ],
    threshold: 0.8741,
  },
} as const;
