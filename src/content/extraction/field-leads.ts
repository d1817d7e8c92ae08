/**
 * What prose writes before the value of a field that it does not name: "headquartered in Leeds". By the
 * words of the field's name, the surest lead first; a lead is a pattern in lowercase.
 */
export const fieldLeads: Readonly<Record<string, readonly string[]>> = {
  origin: ["departing from", "leaving from", "from"],
  "departure city": ["departing from", "leaves", "departs from", "leaving", "from"],
  "departure airport": ["departing from", "from"],
  destination: ["bound for", "destined for", "travelling to", "traveling to", "flying to", "to"],
  "arrival city": ["arriving in", "arriving at", "to"],
  "arrival airport": ["arriving at", "to"],
  venue: ["held at", "held in", "at", "in"],
  location: [
    "located in",
    "located at",
    "based in",
    "held in",
    "held at",
    "take place at",
    "in",
    "at",
  ],
  place: ["located in", "held in", "held at", "in", "at"],
  room: ["in"],
  city: ["living in", "lives? in", "moved to", "based in", "located in", "in"],
  headquarter: ["headquartered in", "headquarters (?:is|are) in", "based in"],
  headquarters: ["headquartered in", "headquarters (?:is|are) in", "based in"],
  founder: ["founded(?: in \\d{4})?(?: in [\\p{L} ]{1,40}?)? by", "founder is", "started by"],
  restaurant: ["table (?:for \\S+ )?(?:people )?at", "reservation at", "dinner at", "at"],
  hotel: ["booking at", "reservation at", "stay at", "staying at", "at"],
  vendor: [
    "shopping (?:at|with)",
    "purchase (?:at|from)",
    "bought (?:at|from)",
    "order from",
    "sold by",
  ],
  store: ["shopping (?:at|with)", "purchase (?:at|from)", "bought (?:at|from)", "order from"],
  merchant: ["shopping (?:at|with)", "purchase (?:at|from)", "bought (?:at|from)", "paid to"],
  shop: ["shopping (?:at|with)", "purchase (?:at|from)", "bought (?:at|from)"],
  carrier: ["shipped (?:with|via|by|through)", "delivered by", "sent (?:with|via|by)", "via"],
  courier: ["shipped (?:with|via|by|through)", "delivered by", "sent (?:with|via|by)", "via"],
  license: ["licensed under(?: the)?", "under the", "released under(?: the)?"],
  licence: ["licensed under(?: the)?", "under the", "released under(?: the)?"],
  employer: ["employed (?:at|by)", "work(?:s|ing|ed)? (?:at|for)", "joined"],
  company: ["on behalf of", "work(?:s|ing|ed)? (?:at|for)", "employed (?:at|by)"],
  university: ["studied at", "graduated from", "degree from", "student at"],
  school: ["studied at", "graduated from", "degree from", "student at"],
  doctor: ["appointment with", "seen by"],
};

/** Verbs and nouns before a figure that a field of this name wants. */
export const figureLeads: Readonly<Record<string, readonly string[]>> = {
  founded: ["founded in", "established in", "since", "incorporated in"],
  founding: ["founded in", "established in", "incorporated in"],
  established: ["established in", "founded in"],
  guest: ["for", "party of"],
  "party size": ["table for", "party of", "for"],
  "people number": ["for", "party of"],
  port: ["port"],
  line: ["line"],
  "line number": ["line"],
  gate: ["gate"],
  seat: ["seat"],
  floor: ["floor"],
};

/** Words that end the name of an event. */
export const eventEndings =
  "Festival|Conference|Summit|Workshop|Expo|Exhibition|Fair|Concert|Marathon|Forum|Congress|Symposium|Gala|Meetup|Hackathon|Webinar|Seminar|Tournament|Championship|Cup|Carnival|Parade|Market|Show|Retreat|Bootcamp|Week|Day|Days";

/** Fields that the heading of a document answers. */
export const headingFields: ReadonlySet<string> = new Set(
  "title|product|name product|product name|recipe|recipe name|recipe title|headline|heading|item|item name|product title|article title|event|event name".split(
    "|",
  ),
);
