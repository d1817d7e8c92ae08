export function mergeSort(list, compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)) {
  if (list.length <= 1) return list.slice();
  const middle = Math.floor(list.length / 2);
  const left = mergeSort(list.slice(0, middle), compare);
  const right = mergeSort(list.slice(middle), compare);
  const merged = [];
  while (left.length > 0 && right.length > 0) {
    merged.push(compare(left[0], right[0]) <= 0 ? left.shift() : right.shift());
  }
  return [...merged, ...left, ...right];
}

export function insertionSort(list) {
  const sorted = [...list];
  for (let at = 1; at < sorted.length; at += 1) {
    const value = sorted[at];
    let place = at - 1;
    while (place >= 0 && sorted[place] > value) {
      sorted[place + 1] = sorted[place];
      place -= 1;
    }
    sorted[place + 1] = value;
  }
  return sorted;
}

export function quickSelect(list, rank) {
  if (rank < 0 || rank >= list.length) return undefined;
  const pivot = list[list.length >> 1];
  const below = list.filter((value) => value < pivot);
  const above = list.filter((value) => value > pivot);
  const equal = list.length - below.length - above.length;
  if (rank < below.length) return quickSelect(below, rank);
  if (rank < below.length + equal) return pivot;
  return quickSelect(above, rank - below.length - equal);
}

export function median(list) {
  const half = Math.floor(list.length / 2);
  if (list.length % 2 === 1) return quickSelect(list, half);
  return (quickSelect(list, half - 1) + quickSelect(list, half)) / 2;
}
