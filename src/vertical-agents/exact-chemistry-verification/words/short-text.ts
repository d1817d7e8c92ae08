/** A longer text is told by where it stands. */
const TEXT_MAX = 300;

/** A text of the problem or answer, or of a long one where it stands. */
export function shortText(text: string, place: string): string {
  return text.length <= TEXT_MAX ? text : `the text of ${place}`;
}
