/** Index of a value in a sorted list, -1 where it is not. */
export function indexOf(list, value) {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    if (list[middle] === value) return middle;
    if (list[middle] < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The first index at which a value could be put in order. */
export function lowerBound(list, value) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function countBetween(list, from, to) {
  return lowerBound(list, to + 1) - lowerBound(list, from);
}
