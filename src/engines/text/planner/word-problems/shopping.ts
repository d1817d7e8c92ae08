import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, withValue } from "./quantity.js";
import {
  type Basket,
  type Prices,
  takeFixed,
  takeGoods,
  takePriceList,
  takeRates,
  takeUnitPrices,
} from "./shop-prices.js";
import { count, divide, isNegative, multiply, Working } from "./working.js";

type Ask =
  | "total"
  | "change"
  | "left"
  | "each"
  | "saved"
  | "tip"
  | "tax"
  | "count"
  | "more"
  | "discount";

interface Asks {
  readonly what: Ask;
  readonly text: string;
}

/** Goods at prices, with discounts, tax, tips, payment and change. */
export function solveShopping(given: ProblemText): Done | undefined {
  const problem = given.copy();
  if (!problem.quantities.some(({ kind }) => kind === "money")) return undefined;
  const asks = takeAsk(problem);
  if (!asks) return undefined;
  const basket: Basket = { lines: [], working: new Working() };
  const people = asks.what === "each" ? takePeople(problem) : undefined;
  const offers = takeOffers(problem);
  const paid = takePayment(problem, asks.what);
  takePriceList(problem, basket);
  const price = takeUnitPrices(problem);
  takeGoods(problem, basket, price);
  takeRates(problem, basket);
  takeFixed(problem, basket);
  if (asks.what === "count") return affordable(problem, basket, price, paid);
  if (price.size > 0 || basket.lines.length === 0) return undefined;
  problem.takeAll(
    /\b(?:after (?:buying|paying|spending|that)|before tax|pre-tax|plus|each|total|paid|pays?|spends?|spent|buys?|bought|purchased?|purchases|cost|costs|price[ds]?|altogether|in total|and also|also|sells?|worth|charges?|takes?|sold|shared?|split|equally|evenly|earns?|left|save[sd]?|off|left over|bill|change|other|total|per|meal)\b/u,
  );
  if (!problem.isSpent() || (asks.what === "each" && !people)) return undefined;
  return settle(asks, basket, offers, paid, people);
}

function takePeople(problem: ProblemText): Quantity | undefined {
  const sharers = problem.take(
    frame(
      "\\b(?:split|share|shared?|divide|divided)s?(?: the (?:bill|cost|total|price|check))?(?: it)?(?: equally| evenly)?(?: \\p{L}+)? ?(?:between|among(?:st)?|by|with)(?: all| the)? {N}(?: [\\p{L}-]+)?(?: equally| evenly)?",
    ),
  );
  const subjects = sharers
    ? undefined
    : problem.take(
        frame(
          "{N} (?:friends|people|of them|roommates|colleagues|diners|ways|students|families|siblings|flatmates)(?: [\\p{L}-]+)? (?:split|share)(?: an?| the)?(?: [\\p{L}-]+)?(?: equally| evenly)?",
        ),
      );
  const billed =
    sharers || subjects
      ? undefined
      : problem.take(
          frame(
            "(?<=\\b(?:bill|cost|price|check|meal|dinner|total)) for {N} (?:people|friends|persons|guests|diners|students)",
          ),
        );
  const ways =
    sharers || subjects || billed
      ? undefined
      : problem.take(frame("\\bsplit(?: it| the bill)? {N} ways"));
  return problem.at(sharers ?? subjects ?? billed ?? ways, 1);
}

const ASKS: readonly (readonly [Ask, RegExp])[] = [
  [
    "change",
    /\b(?:how much|what)[^.?¤№٪µ]{0,50}\bchange\b(?:(?!\b(?:from|with|out of|if|when)\b)[^.?¤№٪µ])*\??|\b(?:find|calculate|work out) (?:\p{L}+ ){0,3}change\b[^.?¤№٪µ]*/u,
  ],
  [
    "count",
    /\bhow many [^.?¤№٪µ]{0,60}\b(?:can|could) [^.?¤№٪µ]{0,40}\b(?:buy|afford|get|purchase)\b(?:(?!\b(?:with|for|using|if)\b)[^.?¤№٪µ])*\??/u,
  ],
  [
    "left",
    /\bhow much(?: \p{L}+)?[^.?¤№٪µ]{0,60}\b(?:left|remain(?:s|ing)?|left over)\b(?:(?!\b(?:from|out of|after|if)\b)[^.?¤№٪µ])*\??/u,
  ],
  [
    "more",
    /\bhow much more (?:money )?(?:does|do|will|must|would)[^.?¤№٪µ]*\bneed\b[^.?¤№٪µ]*\??/u,
  ],
  [
    "each",
    /\bhow much (?:does|do|will|should|must|would|did) (?:each|every|they each)(?: of them| \p{L}+)? (?:person |friend )?(?:pay|owe|contribute|have to pay|spend|need to pay)\b[^.?¤№٪µ]*\??|\bwhat (?:is|does) each(?: \p{L}+)?(?:'s)? (?:share|pay|owe)\b[^.?¤№٪µ]*\??/u,
  ],
  [
    "saved",
    /\bhow much (?:does|do|did|will|would|is|money)[^.?¤№٪µ]{0,40}\b(?:save|saved|saving)\b[^.?¤№٪µ]*\??|\b(?:how much is|what is) the (?:discount|saving)\b[^.?¤№٪µ]*\??/u,
  ],
  [
    "tip",
    /\b(?:how much (?:is|should|was|will)|what is) (?:the |their |his |her )?(?:tip|gratuity)\b[^.?¤№٪µ]*\??|\bhow much (?:tip|of a tip|should \p{L}+ tip)\b[^.?¤№٪µ]*\??/u,
  ],
  [
    "tax",
    /\b(?:how much (?:is|was|will)|what is) (?:the )?(?:sales )?(?:tax|vat)\b(?! included)[^.?¤№٪µ]*\??/u,
  ],
  [
    "total",
    /\b(?:how much|what)\b[^.?¤№٪µ]*\b(?:cost|pay|spend|spent|total|bill|price|paid|owe|altogether|in all|charged?|worth|earn|make|made|due|amount|raise|sale|come to|receive|need|final)\b[^.?¤№٪µ]*\??|\b(?:find|calculate|work out) (?:the |his |her )?(?:total|final|sale|cost)\b[^.?¤№٪µ]*\.?|\bhow much (?:is|are|was|were|will|does|did|do) (?:it|they|that|this|the [\p{L} ]{2,40}|[\p{L} ]{2,40})\s*\?|\b(?:total|total cost|what total|grand total)\s*\?/u,
  ],
];

function takeAsk(problem: ProblemText): Asks | undefined {
  for (const [what, pattern] of ASKS) {
    const found = problem.take(pattern);
    if (!found) continue;
    if (
      /\b(?:profit|loss|more than|less than|cheaper|original|percent|per|average|difference|each)\b/u.test(
        found[0],
      ) &&
      what !== "each"
    )
      return undefined;
    problem.text = problem.text.replace(/\b(?:find|calculate|work out)\b\s*¦/u, " ¦");
    return { what, text: found[0] };
  }
  return takeOpenAsk(problem);
}

/** "How much do 12 pencils cost": the goods stand within the question. */
function takeOpenAsk(problem: ProblemText): Asks | undefined {
  const open = problem.take(/\b(?:how much|what) (?:do|does|did|will|would|should|must|is|are)\b/u);
  const verb = open
    ? problem.take(
        /\b(?:cost|pay|spend|need|have to pay|be)(?: (?:in total|altogether|in all|for (?:it|them|everything)))?\s*\?/u,
      )
    : undefined;
  return open && verb ? { what: "total", text: verb[0] } : undefined;
}

interface Offers {
  readonly discounts: readonly Quantity[];
  readonly off: readonly Quantity[];
  readonly tax: readonly Quantity[];
  readonly tip: readonly Quantity[];
}

function takeOffers(problem: ProblemText): Offers {
  const all = (...sources: readonly string[]) =>
    sources
      .flatMap((source) => problem.takeAll(frame(source), 4).map((found) => problem.at(found, 1)))
      .filter((quantity) => quantity !== undefined);
  const tax = all(
    "\\b(?:plus |with |and |then |adds? |there is |add |a |an |including |before )*{P} (?:sales )?(?:tax|vat|gst)(?: (?:is )?(?:added|applied|charged|on top))?(?: (?:to|on) (?:the |it|this)(?: \\p{L}+)?)?",
    "\\b(?:the |a |with |plus )*(?:sales )?(?:tax|vat|gst)(?: rate)?(?: of| is| at| was)* {P}(?: (?:is )?(?:added|applied|charged))?",
  );
  const tip = all(
    "\\b(?:plus |with |and |leaves? |left |adds? |wants? to leave |leave |gives? |a |an |they |includ(?:es|ing) )*{P} (?:tip|gratuity|service(?: charge)?)(?: (?:is )?(?:added|left))?(?: (?:to|on) (?:the |it)(?: \\p{L}+)?)?",
    "\\b(?:tip|tips|gratuity|service charge)(?: of| is| them| the waiter| the driver)* {P}",
  );
  const discounts = all(
    "\\b(?:there is |gets? |receives? |has |with |offers? |at |a |an |the |store |shop |given |applies |less |on sale (?:for|at) |is )*{P} (?:discount|off|reduction|cheaper|student discount|member discount|price cut)(?: (?:coupon|voucher|sale))?(?: (?:is )?(?:applied|given|taken))?(?: (?:on|off|for|from) (?:the|her|his|their|all|everything|it|your|my|entire|whole|total)(?: (?:entire|whole|total|original))*(?: [\\p{L}-]+)?)?",
    "\\b(?:discount(?:ed)?|reduced|marked down)(?: (?:of|is|by|at))* {P}",
  );
  const off = all(
    "\\b(?:uses? |has |with |using |and |a |an |applies |gets? |gives? (?:\\p{L}+ )?|less )*{M} (?:coupon|voucher|discount|off|gift card|rebate|cashback)(?: (?:off|on|for) (?:the|her|his|their) (?:[\\p{L}-]+))?",
  );
  return { discounts, off, tax, tip };
}

function takePayment(problem: ProblemText, what: Ask): Quantity | undefined {
  const notes = problem.take(
    frame(
      "\\b(?:pay(?:s|ing)?|paid|hands? over|gives?|gave|handed)(?: \\p{L}+){0,3}?(?: with| using)? {N} {M}(?:-| )?(?:notes?|bills?|coins?)",
    ),
  );
  const [many, value] = [problem.at(notes, 1), problem.at(notes, 2)];
  if (many && value) return withValue(value, multiply(many.value, value.value));
  const single =
    problem.take(
      frame(
        "\\b(?:pay(?:s|ing)?|paid|hands?(?: \\p{L}+){0,2} over|hands?|gives?|gave|handed(?: over)?|using|uses|tenders?|with|from)(?: (?:for (?:it|them|everything|this|all of it)|the (?:cashier|clerk|shopkeeper|seller|shop assistant|assistant|till)|by cash|in cash|cash|him|her))*(?: with| using| over)?(?: an?| his| her| one)? {M}(?:-| )?(?: ?(?:notes?|bills?|coin|banknote|in cash|dollar bill|dollar note|to pay|cash))",
      ),
    ) ??
    (what === "change"
      ? problem.take(
          frame(
            "\\b(?:pay(?:s|ing)?|paid|hands?(?: \\p{L}+){0,2} over|gives?|gave|handed(?: over)?|hands|pays for (?:it|them|everything) with|from|out of|tenders?|with)(?: (?:for (?:it|them|everything|this)|the (?:cashier|clerk|shopkeeper|seller)))*(?: with)? {M}",
          ),
        )
      : undefined);
  if (single) return problem.at(single, 1);
  if (what === "left" || what === "count" || what === "more" || what === "change")
    return problem.at(
      problem.take(
        frame(
          "\\b(?:has|have|had|with|starts? with|started with|got|takes?|took|receives?|saved|budget of|budget is|from|out of|carries|gets|withdraws?) (?:only |exactly |saved )?{M}(?: (?:to spend|in (?:his|her|their|my|the) (?:wallet|pocket|purse|account|savings|bank(?: account)?|piggy bank)|for (?:\\p{L}+)|saved))?",
        ),
      ),
      1,
    );
  return undefined;
}

function affordable(
  problem: ProblemText,
  basket: Basket,
  prices: Prices,
  paid: Quantity | undefined,
): Done | undefined {
  const [price, ...others] = [...prices.values(), ...basket.lines];
  const [name] = prices.keys();
  problem.takeAll(/\b(?:each|buys?|afford|cost|costs|most|maximum|left)\b/u);
  if (!price || others.length > 0 || !paid || price.value.numerator === 0n || !problem.isSpent())
    return undefined;
  const exact = divide(paid.value, price.value);
  const many = exact.numerator / exact.denominator;
  return basket.working.answer(
    basket.working.tell(
      `whole times that ${price.unit}${Number(price.value.numerator) / Number(price.value.denominator)} goes into what there is`,
      count({ numerator: many, denominator: 1n }),
    ),
    name ? ` ${name}${many === 1n ? "" : "s"}` : "",
  );
}

function settle(
  { what }: Asks,
  basket: Basket,
  offers: Offers,
  paid: Quantity | undefined,
  people: Quantity | undefined,
): Done | undefined {
  const { working, lines } = basket;
  const subtotal = working.sum(lines);
  if (!subtotal) return undefined;
  let total = subtotal;
  if (offers.discounts.length > 1 || offers.tax.length > 1 || offers.tip.length > 1)
    return undefined;
  if (offers.discounts.length === 1 && offers.off.length > 0) return undefined;
  for (const percent of offers.discounts)
    total = working.minus(total, working.percentOf(percent, total));
  for (const amount of offers.off) total = working.minus(total, amount);
  if (what === "saved")
    return offers.tax.length + offers.tip.length > 0 || paid || total === subtotal
      ? undefined
      : working.answer(working.minus(subtotal, total));
  if (offers.tax.length > 0 && offers.tip.length > 0) return undefined;
  const [extra] = [...offers.tax, ...offers.tip];
  if (what === "tip" || what === "tax")
    return extra && !paid ? working.answer(working.percentOf(extra, total)) : undefined;
  if (extra) total = working.plus(total, working.percentOf(extra, total));
  if (what === "total")
    return paid || working.steps.length === 0 ? undefined : working.answer(total);
  if (what === "each")
    return people && !paid ? working.answer(working.over(total, people)) : undefined;
  if (!paid) return undefined;
  const rest = what === "more" ? working.minus(total, paid) : working.minus(paid, total);
  return isNegative(rest) ? undefined : working.answer(rest);
}
