export const roundCents = (amount) => Math.round((amount + Number.EPSILON) * 100) / 100;

export function percentOff(amount, percent) {
  return amount * (1 - percent / 100);
}
