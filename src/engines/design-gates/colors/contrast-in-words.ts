const HUNDREDTHS = 100;

/** Says of two colours what their contrast is, rounded down as measured figures are, and what it should be. */
export function contrastInWords(
  { text, behind }: { readonly text: string; readonly behind: string },
  { measured, required }: { readonly measured: number; readonly required: number },
): string {
  const ratio = Math.floor(measured * HUNDREDTHS + 1e-9) / HUNDREDTHS;
  return `text ${text} on ${behind} has a contrast of ${ratio}:1; ${required}:1 is wanted`;
}
