const { PI } = Math;
/** Divisors of π that are written as such, and the largest multiple. */
const DIVISORS = [1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 64, 128, 256, 512, 1024];
const MULTIPLE_MAX = 24;

/** An angle in radians, as text that reads as the very same number; fractions of π by their name. */
export function writeAngle(angle: number): string {
  for (const divisor of angle === 0 ? [] : DIVISORS) {
    const multiple = Math.round((angle * divisor) / PI);
    if (multiple === 0 || Math.abs(multiple) > MULTIPLE_MAX) continue;
    if ((multiple * PI) / divisor === angle) return writeFraction(multiple, divisor);
  }
  return writeReal(angle);
}

function writeFraction(multiple: number, divisor: number): string {
  const upper = Math.abs(multiple) === 1 ? `${multiple < 0 ? "-" : ""}pi` : `${multiple}*pi`;
  return divisor === 1 ? upper : `${upper}/${divisor}`;
}

/** A real number with a point, which OpenQASM 2 wants before an exponent. */
function writeReal(value: number): string {
  const [digits = "0", exponent] = String(value).split("e");
  const real = digits.includes(".") ? digits : `${digits}.0`;
  return exponent === undefined ? real : `${real}e${exponent}`;
}
