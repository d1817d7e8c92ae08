import { CannotDo, type Done, done, type Request } from "../request/request.js";
import { LIST_PICK } from "../request/split-steps.js";
import { isPlain, without } from "./leftover-words.js";
import { listingOf, splitItems } from "./list-items.js";

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
};
const COUNT =
  /\b(?:count (?:all |the |these )*(?:items|entries|elements|bullet points|bullets|names|tasks)|how many (?:items|entries|elements|things|bullet points|bullets|names|tasks|lines)|(?:the )?number of (?:items|entries|elements|things|bullet points|bullets|names|tasks))\b/u;

/** "Tell me the first one", of the list that the step before made; how many a list holds. */
export function answerListPick(request: Request): Done | undefined {
  const place = LIST_PICK.exec(request.asked)?.[1];
  if (place !== undefined && request.previous) {
    const items = splitItems(request.previous.value);
    const item = items.at(PLACES[place] ?? 0);
    if (item === undefined) throw new CannotDo(`the list has only ${items.length} items`);
    return done("sort", { items: items.slice(0, 1000), pick: place }, item);
  }
  if (!COUNT.test(request.asked)) return undefined;
  const listing = listingOf(request);
  if (!listing || listing.items.length < 2 || !isPlain(without(listing.asked, COUNT)))
    return undefined;
  return done(
    "sort",
    { items: listing.items.slice(0, 1000), count: "items" },
    String(listing.items.length),
  );
}
