/** `53N020W`, as flight plans name positions. */
export function positionName(lat: number, lon: number): string {
  const part = (value: number, [plus, minus]: readonly [string, string], width: number) => {
    const text = Number(Math.abs(value).toFixed(4)).toString();
    const [whole = "", ...rest] = text.split(".");
    return [whole.padStart(width, "0"), ...rest].join(".") + (value < 0 ? minus : plus);
  };
  return part(lat, ["N", "S"], 2) + part(lon, ["E", "W"], 3);
}
