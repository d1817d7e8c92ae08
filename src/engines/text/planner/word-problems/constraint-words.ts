/**
 * Words that change what is to be computed: comparisons, shares, conditions, order, and what is done
 * to amounts. A problem is solved only when the frames took each of them.
 */
const WORDS =
  `all apply applies applied applying some several few most certain more less fewer than twice thrice double doubles doubled triple triples tripled half halves halved third thirds quarter quarters fifth sixth tenth each every per apiece except without excluding only remaining remainder rest remain remains left over leftover other others another additional extra again
  gave gives give giving given away lost loses lose losing ate eats eat eaten sold sells sell selling bought buys buy buying purchased purchases returned returns return added adds removed removes took takes take taken broke breaks broken spent spends spend paid pays pay donates donated borrowed borrows lent lends finds found received receives receive gets got earns earned earn saves saved save
  discount discounted off sale reduced reduces reduction tax vat tip gratuity coupon voucher fee shipping delivery surcharge refund cashback increase increases increased decrease decreases decreased rises rose rise falls fell fall drops dropped drop grows grew grow shrinks loses gains gained raise raised
  before after then next first second last later earlier until since ago now already
  equally equal evenly shared shares share split splits divided divides ratio proportion average averages mean median percent percentage interest compound compounded simple annually monthly quarterly
  faster slower stops stopped waits waited delay delayed rests opposite toward towards apart behind ahead meets meet return round-trip downstream upstream current wind uphill downhill
  older younger age ages old years-old free unless but however instead same both neither nor either minimum maximum least most exactly consecutive even odd product sum difference times squared cubed
  area perimeter circumference diameter radius volume surface border path shaded diagonal margin profit loss
  empty full fills fill drains drain leaks leak together alone finish finished complete completes
  if when while during minus plus subtract multiply won wins win used uses use needs need mixes mixed mix concentration solution costs cost price priced worth change total`
    .split(/\s+/u)
    .filter((word) => word !== "");
const CONSTRAINTS = new Set(WORDS);

/** Those that frames need not take, as they only set the scene. */
const HARMLESS = new Set(
  "if when then now first next but both total cost costs price used use uses need needs give gives already while during buy buys get gets got".split(
    " ",
  ),
);

/** The first word left that sets a condition; undefined when there is none. */
export function findConstraint(text: string): string | undefined {
  for (const [word] of text.matchAll(/[\p{L}'-]+/gu))
    if (CONSTRAINTS.has(word) && !HARMLESS.has(word)) return word;
  return undefined;
}
