const VERSION = /\d+(?:\.\d+)+(?:-[0-9A-Za-z.-]+)?/g;

/** Compares two versions by Semantic Versioning 2.0.0, section 11; missing numbers count as 0. */
export function compareVersions(one: string, other: string): number {
  const [own, their] = [one, other].map((version) => {
    const cut = version.indexOf("-");
    const core = cut < 0 ? version : version.slice(0, cut);
    return { numbers: core.split(".").map(Number), pre: cut < 0 ? "" : version.slice(cut + 1) };
  });
  if (!own || !their) return 0;
  for (let place = 0; place < Math.max(own.numbers.length, their.numbers.length); place += 1) {
    const gap = (own.numbers[place] ?? 0) - (their.numbers[place] ?? 0);
    if (gap !== 0) return gap;
  }
  return comparePreReleases(own.pre, their.pre);
}

function comparePreReleases(one: string, other: string): number {
  if (one === other) return 0;
  if (one === "" || other === "") return one === "" ? 1 : -1;
  const [own, their] = [one.split("."), other.split(".")];
  for (let place = 0; place < Math.max(own.length, their.length); place += 1) {
    const [a, b] = [own[place], their[place]];
    if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
    const [isNumber, isOther] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOther && Number(a) !== Number(b)) return Number(a) - Number(b);
    if (isNumber !== isOther) return isNumber ? -1 : 1;
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

/** The text with the higher versions, where two differ by versions alone and one is nowhere lower. */
export function higherVersion(one: string, other: string): string | undefined {
  if (one.replace(VERSION, "#") !== other.replace(VERSION, "#")) return undefined;
  const [own, their] = [one.match(VERSION) ?? [], other.match(VERSION) ?? []];
  const gaps = own.map((version, place) => compareVersions(version, their[place] ?? version));
  if (gaps.every((gap) => gap === 0)) return undefined;
  if (gaps.every((gap) => gap >= 0)) return one;
  return gaps.every((gap) => gap <= 0) ? other : undefined;
}
