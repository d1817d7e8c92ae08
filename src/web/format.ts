/** Cents as an amount a person reads: `$2.00`, `2.00 USDC`. */
export function formatMoney(cents: number, currency: "usd" | "usdc" = "usd"): string {
  const amount = (cents / 100).toFixed(2);
  return currency === "usd" ? `$${amount}` : `${amount} USDC`;
}

/** A spoken length: `45 seconds`, `1 minute`, `2 min 30 s`. */
export function formatLength(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.floor(seconds / 60);
  if (seconds % 60 !== 0) return `${minutes} min ${seconds % 60} s`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** Epoch milliseconds as `21 November 2025, 12:15:07 UTC`. */
export function formatUtc(epochMs: number): string {
  const moment = new Date(epochMs);
  const day = moment.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return `${day}, ${moment.toISOString().slice(11, 19)} UTC`;
}
