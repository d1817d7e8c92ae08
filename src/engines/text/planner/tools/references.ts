/** "order numbers", "invoice IDs", "SKUs": numbers with letters before them, as shops and offices give them. */
export const REFERENCES =
  /\b(orders?|invoices?|tickets?|references?|tracking|cases?|bookings?|confirmations?|customers?|accounts?|products?|parts?|serials?|purchase orders?|issues?|claims?|policy|articles?|items?|flights?|shipments?|returns?) (?:numbers?|ids?|codes?|nos?\b|references?|refs?)|\b(skus?|part numbers?|reference codes?)\b/u;

const CODE =
  /(?<![\p{L}\p{N}_/-])#?\p{Lu}{1,8}[-_/#]?\d[\p{Lu}\d]*(?:[-/]\d[\p{Lu}\d]*)*(?![\p{L}\p{N}])/gu;

/** Whether letters shorten a word: "ord" and "tkt" do, of "order" and "ticket". */
function shortens(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of letters.toLowerCase()) {
    const next = word.indexOf(letter, at);
    if (next < 0 || (at === 0 && next !== 0)) return false;
    at = next + 1;
  }
  return letters !== "";
}

/**
 * The reference numbers of one kind with their prefixes. Where a text holds several kinds, those whose
 * letters shorten the kind's name; undefined where none do and it is not plain which are meant.
 */
export function findReferences(text: string, asked: string): readonly string[] | undefined {
  const kind = (REFERENCES.exec(asked)?.[1] ?? "").replace(/s$/u, "");
  const last = kind.split(" ").at(-1) ?? "";
  const beside =
    last === ""
      ? []
      : [
          ...text.matchAll(
            new RegExp(
              `\\b${last}s?(?: (?:number|no|nr|id|code|ref))?[.:]? ?#? ?((?:\\p{Lu}{1,8}[-_/]?)?\\d[\\p{Lu}\\d-]*)(?![\\p{L}\\p{N}.])`,
              "giu",
            ),
          ),
        ].map((found) => found[1] ?? "");
  const codes = [...text.matchAll(CODE)].map(([code]) => code);
  const prefixOf = (code: string) => /\p{Lu}+/u.exec(code)?.[0] ?? "";
  const named = codes.filter((code) => last !== "" && shortens(prefixOf(code), last));
  if (named.length > 0 || beside.length > 0) {
    const all = [
      ...new Set([
        ...named,
        ...beside.filter((code) => !named.some((other) => other.endsWith(code))),
      ]),
    ];
    return all.sort((a, b) => text.indexOf(a) - text.indexOf(b));
  }
  return new Set(codes.map(prefixOf)).size <= 1 ? [...new Set(codes)] : undefined;
}
