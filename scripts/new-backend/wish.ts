import { parseArgs } from "node:util";

/** What a new backend may have beside its routes. */
const NEEDS = ["setting", "task", "schedule", "store"] as const;
export type Need = (typeof NEEDS)[number];

/** The backend that was asked for. */
export interface Wish {
  readonly slug: string;
  readonly has: Readonly<Record<Need, boolean>>;
  /** The slug as a table, a variable of the configuration and a value are named. */
  readonly names: { readonly sql: string; readonly setting: string; readonly value: string };
}

/** One readable line about what cannot be written. */
export class WishRefused extends Error {}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SLUG_LENGTH_MAX = 40;

/** Reads the command line; throws a WishRefused that says what is wrong with it. */
export function readWish(args: readonly string[]): Wish {
  const { slug, needs } = readArguments(args);
  if (!SLUG.test(slug) || slug.length > SLUG_LENGTH_MAX) {
    throw new WishRefused(
      `a slug is words of lower-case letters and digits joined by hyphens, it begins with a letter and has at most ${SLUG_LENGTH_MAX} characters`,
    );
  }
  const wanted = new Set(needs);
  // What the schedule does is to forget rows.
  if (wanted.has("schedule")) wanted.add("store");
  const has = Object.fromEntries(NEEDS.map((need) => [need, wanted.has(need)]));
  const words = slug.replaceAll("-", "_");
  return {
    slug,
    has: has as Wish["has"],
    names: {
      sql: words,
      setting: words.toUpperCase(),
      value: slug.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    },
  };
}

function readArguments(args: readonly string[]): { slug: string; needs: readonly Need[] } {
  const usage = `one slug is needed: npm run new-backend -- <slug> [--with ${NEEDS.join(",")}]`;
  let parsed: { values: { with?: string | undefined }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      options: { with: { type: "string" } },
      allowPositionals: true,
    });
  } catch {
    throw new WishRefused(usage);
  }
  const [slug, ...others] = parsed.positionals;
  if (slug === undefined || others.length > 0) throw new WishRefused(usage);
  return { slug, needs: parsed.values.with === undefined ? [] : readNeeds(parsed.values.with) };
}

function readNeeds(list: string): Need[] {
  return list.split(",").map((name) => {
    const need = NEEDS.find((known) => known === name.trim());
    if (!need) throw new WishRefused(`--with takes some of ${NEEDS.join(",")}, joined by commas`);
    return need;
  });
}
