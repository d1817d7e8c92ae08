const MONEY = new Set([
  "budget",
  "budgets",
  "cost",
  "costs",
  "spend",
  "spending",
  "price",
  "prices",
  "money",
  "usd",
  "eur",
  "dollars",
  "cents",
  "credits",
]);
/** A budget of these is one of tokens, which is the model's business. */
const TOKENS = new Set(["thinking", "reasoning", "token", "tokens"]);

/**
 * The first member of a body that would bound what a call may cost: one with a word such as `budget`,
 * `cost`, `spend` or `price` in its name, however it is written (`max_cost`, `maxBudget`, `spend-limit`).
 * A caller who sends one relies on it, so it is refused rather than passed over.
 */
export function findMoneyField(body: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(body).find((name) => body[name] !== null && isMoney(name));
}

function isMoney(name: string): boolean {
  const words = name
    .slice(0, 100)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => MONEY.has(word)) && !words.some((word) => TOKENS.has(word));
}
