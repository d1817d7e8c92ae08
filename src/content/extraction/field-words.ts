/** What a field of a form may hold. */
export type FieldKind =
  | "email"
  | "url"
  | "phone"
  | "date"
  | "time"
  | "timestamp"
  | "money"
  | "percentage"
  | "quantity"
  | "iban"
  | "ip"
  | "hashtag"
  | "handle"
  | "person"
  | "organization"
  | "place"
  | "postcode"
  | "currency"
  | "number"
  | "identifier"
  | "address"
  | "rows"
  | "pairs"
  | "text";

/** Names of fields, in the singular, by the kind of what they hold. */
const KINDS: Readonly<Record<FieldKind, string>> = {
  email: "email|e-mail|mail|email address|e-mail address|mail address|correo|courriel",
  url: "url|uri|link|website|web site|homepage|web page|webpage|web address|hyperlink",
  phone:
    "phone|telephone|mobile|cell|fax|phone number|telephone number|mobile number|cell number|fax number|contact number|tel|whatsapp",
  date: "date|day|deadline|birthday|birthdate|date of birth|dob|due|due date|expiry|expiration|arrival|departure|check-in|check-out|anniversary",
  time: "time|start time|end time|hour",
  timestamp: "timestamp|datetime|date time|date and time",
  money:
    "amount|total|sum|price|cost|fee|budget|salary|subtotal|tax|vat|tip|discount|rent|balance|deposit|fare|payment|revenue|income|expense|charge|shipping cost|delivery cost|amount due|amount of money|money|value|refund|fine|penalty|premium|net|gross|total due|gratuity|surcharge|wage|bonus|price per night",
  percentage:
    "percentage|percent|rate|interest rate|humidity|tax rate|vat rate|discount percentage|discount rate|share|growth|margin",
  quantity:
    "weight|distance|length|width|height|depth|duration|volume|area|temperature|speed|runtime|running time|run time|term|prep time|preparation time|cook time|cooking time|lead time|wind speed|storage|memory|ram|screen size|display size|screen|battery capacity|measurement|mass|power|energy|capacity|quantity with unit",
  iban: "iban|bank account",
  ip: "ip|ip address|ipv4|ipv6|ip addresse",
  hashtag: "hashtag|tag",
  handle: "handle|mention|username handle|twitter handle",
  person:
    "name|person|people|customer|client|sender|recipient|author|contact|signatory|patient|owner|manager|full name|first name|last name|surname|applicant|candidate|buyer|assignee|employee|attendee|participant|contact person|customer name|who|speaker|director|ceo|artist|student|teacher|doctor|human|tenant|landlord|passenger|guest name|host|organizer|organiser|instructor|trainer|lawyer|attorney|plaintiff|defendant|caller|coach|supervisor|principal|founder|reporter|requester|approver|interviewer|driver|pilot|representative|beneficiary|policyholder|holder|cardholder|payee|payer|lender|borrower|witness|lead",
  organization:
    "company|organization|organisation|vendor|seller|supplier|employer|merchant|store|shop|bank|firm|institution|company name|vendor name|business|brand|airline|university|school|issuer|agency|corporation|manufacturer|hotel|restaurant|hospital|clinic|landlord company|carrier|courier|publisher|provider|startup|organizer company",
  place:
    "place|city|country|location|town|venue|destination|origin|region|state|headquarters|headquarter|birthplace|pickup location|dropoff location|departure city|arrival city|departure airport|arrival airport|airport|pickup|dropoff",
  postcode: "postcode|postal code|zip|zip code|zipcode|post code|plz",
  currency: "currency|currency code",
  number:
    "quantity|count|age|year|port|qty|page|pages|status code|score|number of|founded|established|serving|review|party size|number of review|year of experience|experience|pid|http status|rating|line number|guest|seat|unit|item count|bytes|floor",
  identifier:
    "number|id|no|code|reference|sku|serial|identifier|ref|serial number|tracking number|order number|invoice number|order id|case|ticket|policy|account number|model number|isbn|vin|licence plate|license plate|passport number|po number|booking reference|purchase order|flight|flight number|coupon|coupon code|voucher|promo code|booking|confirmation|room number|gate|confirmation code|transaction id",
  address:
    "address|street|shipping address|billing address|street address|postal address|delivery address",
  rows: "row|table|line item|item list|table row",
  pairs: "pair|key value pair|key-value pair|key/value pair|attribute|property|label and value",
  text: "message|subject|status|level|title|description|product|item|skill|size|dimension|version|license|licence|degree|event|event name|heading|headline|note|comment|payment method|service|method|path|host|protocol|user|job title|occupation|category|topic|reason|language|gender|nationality",
};

export const fieldKinds: ReadonlyMap<string, FieldKind> = new Map(
  kinds().flatMap(([kind, names]) => names.split("|").map((name) => [name, kind] as const)),
);

function kinds(): [FieldKind, string][] {
  // The keys of the table are kinds by its type.
  return Object.entries(KINDS) as [FieldKind, string][];
}

/** Words that label the same thing; the first stands for all of them. */
const SAME_WORDS = [
  "email e-mail mail correo courriel",
  "phone telephone tel mobile cell telefon handy",
  "total sum summe gesamt totale gesamtbetrag 合计 总计",
  "number no nr num # № nummer",
  "id identifier",
  "date datum fecha data",
  "name nom nombre nome",
  "address adresse dirección",
  "organization organisation",
  "postcode zip zipcode postal plz",
  "quantity qty menge anzahl pcs",
  "price preis prix precio",
  "tax vat mwst iva tva gst ust",
  "reference ref",
  "invoice rechnung facture factura bill",
  "customer client kunde",
  "company firma",
  "url link website",
  "tip gratuity",
  "level severity loglevel",
  "birth dob",
  "shipping delivery ship",
  "start begin",
  "expiry expiration expires expire",
  "serving serves yield portion",
  "end finish stop",
  "ip ipv4 ipv6",
];

export const sameWords: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((line) => {
    const words = line.split(" ");
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** Other labels of a field, best first. */
export const fieldAliases: Readonly<Record<string, readonly string[]>> = {
  "invoice date": ["issued", "issue date", "date of issue", "billing date", "rechnungsdatum"],
  "due date": ["due", "payment due", "pay by", "payable by", "due by", "fällig am", "zahlbar bis"],
  total: [
    "grand total",
    "total due",
    "amount due",
    "balance due",
    "total amount",
    "to pay",
    "total to pay",
    "amount payable",
  ],
  "total amount": ["total", "grand total", "total due", "amount due"],
  "amount due": ["total due", "balance due", "total", "total amount"],
  amount: ["total", "amount due", "sum"],
  tax: ["sales tax", "tax amount"],
  name: [
    "full name",
    "customer name",
    "customer",
    "bill to",
    "billed to",
    "contact",
    "from",
    "sender",
  ],
  customer: ["customer name", "bill to", "billed to", "buyer", "sold to", "recipient"],
  "customer name": ["customer", "bill to", "billed to", "buyer", "name"],
  vendor: ["seller", "supplier", "sold by", "merchant", "company", "from"],
  supplier: ["seller", "vendor", "sold by", "company", "from"],
  company: ["company name", "organization", "employer", "firm"],
  sender: ["from", "von"],
  recipient: ["to", "an"],
  "date birth": ["birth", "born", "birthday", "birthdate"],
  birthday: ["birth", "date of birth", "born"],
  deadline: ["due", "due date", "due by"],
  "order number": ["order", "order id", "order reference"],
  "order id": ["order", "order number"],
  "purchase order": ["po number", "po", "po #", "purchase order number"],
  "po number": ["purchase order", "purchase order number", "po"],
  "flight number": ["flight"],
  "party size": ["guests", "people", "party of", "covers"],
  candidate: ["name", "full name", "applicant"],
  passenger: ["passenger name", "traveller", "traveler", "name"],
  patient: ["patient name", "name"],
  author: ["by", "written by", "author name"],
  "release date": ["released", "published"],
  "start date": ["starts", "from", "begin date", "begins"],
  "end date": ["ends", "until", "expires", "through"],
  "departure date": ["departure", "departs"],
  "arrival date": ["arrival", "arrives"],
  "check-in": ["arrival", "check in date"],
  "check-out": ["departure", "check out date"],
  headquarters: ["head office", "hq", "based in", "location"],
  employee: ["staff", "employees", "headcount"],
  "invoice number": ["invoice", "invoice id"],
  "phone number": ["phone", "tel", "t", "contact number"],
  phone: ["phone number", "t", "contact number"],
  "shipping address": ["ship to", "delivery address", "deliver to"],
  "billing address": ["bill to", "billed to"],
  subject: ["re", "betreff"],
  message: ["msg", "text", "body"],
  timestamp: ["time", "ts", "datetime", "date"],
  service: ["logger", "component", "app", "module"],
  "status code": ["status", "http status"],
};

/** Words that prose has for the name of a field. */
export const cueWords: Readonly<Record<string, string>> = {
  departure: "leave leaves depart departs departing",
  arrival: "arrive arrives arriving land lands reaches",
  start: "begins starts opens starting from",
  end: "ends finishes closes until",
  deadline: "apply submit register by until before",
  birth: "born",
  due: "pay payable before by",
  salary: "earn earns pays salary",
  price: "costs cost costing priced sells",
  release: "released published launched",
  expiry: "expires valid until",
  signing: "signed",
  founding: "founded established",
  rent: "rents monthly",
};

/** Qualifiers that name the document or the whole: without a better match, the only one found will do. */
export const documentWords: ReadonlySet<string> = new Set(
  "candidate applicant guest student passenger patient total grand final amount invoice order customer contact full payable document letter email mail message company vendor sender author user website event meeting client person buyer supplier".split(
    " ",
  ),
);
