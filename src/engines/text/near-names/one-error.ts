/**
 * Whether one letter more, less or other, or two neighbours swapped, make one word of another; also for equal words.
 * Linear in their lengths.
 */
export function isWithinOneError(left: string, right: string): boolean {
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > from && rightEnd > from && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const [one, other] = [left.slice(from, leftEnd), right.slice(from, rightEnd)];
  if (one.length <= 1 && other.length <= 1) return true;
  return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
}
