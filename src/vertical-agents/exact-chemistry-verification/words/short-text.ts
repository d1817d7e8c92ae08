/** A longer text is told by its beginning. */
const TEXT_MAX = 300;
const BEGINNING_MAX = 80;

/** A text of the problem or answer, or of a long one its beginning and where the whole stands. */
export function shortText(text: string, place: string): string {
  if (text.length <= TEXT_MAX) return text;
  const end = text.lastIndexOf(" ", BEGINNING_MAX);
  return end > 0 ? `${text.slice(0, end)} … (whole in ${place})` : `the long text in ${place}`;
}
