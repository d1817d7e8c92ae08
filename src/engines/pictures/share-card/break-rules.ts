/** No line begins with these (JIS X 4051, the usual western rules, and the vowels and marks of Thai and Lao). */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}\p{M}!?,.:;%‰°′″…‥·・、。，．：；？！％ー〜～々ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ｡､･ｰฯะาำๅๆຯະາຳຽໆ\u00a0\u2007\u202f]/u;
/** No line ends with these; the last ones are vowels that Thai and Lao write before their consonant. */
const NEVER_LAST = /[\p{Ps}\p{Pi}$£¥€#@เ-ไເ-ໄ\u00a0\u2007\u202f]$/u;

/** Whether the marks on both sides of a place let a line end there. */
export function mayPart(last: string, next: string): boolean {
  return !NEVER_FIRST.test(next) && !NEVER_LAST.test(last);
}

/** Whether a line may not begin with the text, so that it stays with what stands before it. */
export function trails(text: string): boolean {
  return NEVER_FIRST.test(text);
}
