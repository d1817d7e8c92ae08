const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const LABEL_MAX = 63;

/** A label of a host in the letters that it stands for (RFC 3492); undefined where it is malformed. */
export function decodePunycode(label: string): string | undefined {
  if (!label.toLowerCase().startsWith("xn--")) return label;
  if (label.length > LABEL_MAX) return undefined;
  const encoded = label.slice(4);
  const dash = encoded.lastIndexOf("-");
  const output = [...encoded.slice(0, Math.max(0, dash))].map((one) => one.charCodeAt(0));
  let at = dash < 0 ? 0 : dash + 1;
  let codePoint = 128;
  let place = 0;
  let bias = 72;
  while (at < encoded.length) {
    const before = place;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at));
      at += 1;
      if (digit < 0) return undefined;
      place += digit * weight;
      const threshold = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (weight > 0x7fffffff) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(place - before, length, before === 0);
    codePoint += Math.floor(place / length);
    if (codePoint > 0x10ffff) return undefined;
    place %= length;
    output.splice(place, 0, codePoint);
    place += 1;
  }
  return String.fromCodePoint(...output);
}

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return -1;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
