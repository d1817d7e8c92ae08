import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extract } from "./extract.js";
import { isIban } from "./find-addresses.js";
import { findEntities } from "./find-entities.js";
import { parseNumber } from "./parse-number.js";
import { readPairs } from "./read-pairs.js";
import { readTable } from "./read-table.js";

const valuesOf = (text: string, kind: string) =>
  findEntities(text)
    .filter((entity) => entity.kind === kind)
    .map(({ value }) => value);

describe("findEntities", () => {
  it.each([
    ["email", "mail a.b+c@mail.example.co.uk, not a@b or @x.y", ["a.b+c@mail.example.co.uk"]],
    ["url", "see (https://x.example/a_(b)).", ["https://x.example/a_(b)"]],
    ["url", "www.x.example/?q=1&r=ü!", ["www.x.example/?q=1&r=ü"]],
    [
      "iban",
      "GB82 WEST 1234 5698 7654 32 and GB82 WEST 1234 5698 7654 33",
      ["GB82WEST12345698765432"],
    ],
    [
      "ip",
      "10.0.0.1, 256.1.1.1, 1.2.3.4.5, ::1, fe80::1:2, 12:30",
      ["10.0.0.1", "::1", "fe80::1:2"],
    ],
    ["phone", "call 555-0100-22 or +1 (415) 555-0132", ["555010022", "+14155550132"]],
    ["phone", "invoice 2026-000118 of 12 000 000", []],
    ["date", "2026-02-29, 2024-02-29, 31.04.2026, 30.04.2026", ["2024-02-29", "2026-04-30"]],
    [
      "date",
      "the 3rd of May 2026, Mai 3, 2026, 3. März 2026",
      ["2026-05-03", "2026-05-03", "2026-03-03"],
    ],
    ["date", "03/04/2026 and 03/14/2026", ["2026-03-04", "2026-03-14"]],
    ["date", "03/04/2026 and 14/03/2026", ["2026-04-03", "2026-03-14"]],
    ["date", "£5 on 03/04/2026", ["2026-04-03"]],
    ["date", "you may 3 times; on May 3", ["--05-03"]],
    ["date", "2026年3月4日", ["2026-03-04"]],
    ["time", "12 am, 12:05 pm, 25:00, 14h30", ["00:00", "12:05", "14:30"]],
    ["percentage", "12.5 % of it, 3 percent", [12.5, 3]],
    ["hashtag", "#one and #1 &#38; a#b", ["#one"]],
    ["handle", "@ann, mail bob@x.example", ["@ann"]],
    [
      "postcode",
      "Leeds LS1 4AP; Austin, TX 78701; 80331 Munich; 12345 things",
      ["LS1 4AP", "78701", "80331"],
    ],
    [
      "person",
      "Dr. Zorblax Quint met Anna Maria Lopez. Monday May helps.",
      ["Zorblax Quint", "Anna Maria Lopez"],
    ],
    [
      "organization",
      "Blue Heron GmbH, the Bank of England and Microsoft",
      ["Blue Heron GmbH", "Bank of England", "Microsoft"],
    ],
    ["place", "from New York to Paris on the River Tarn", ["New York", "Paris", "River Tarn"]],
  ])("finds %s in %j", (kind, text, values) => {
    expect(valuesOf(text, kind)).toEqual(values);
  });

  it("tells money by symbol, code and word, and scales it", () => {
    expect(
      valuesOf("$2.5m, 1.250,50 €, CHF 1'000, 3 billion yen, 20 pounds, US$7", "amount"),
    ).toEqual([
      { amount: 2_500_000, currency: "USD" },
      { amount: 1250.5, currency: "EUR" },
      { amount: 1000, currency: "CHF" },
      { amount: 3_000_000_000, currency: "JPY" },
      { amount: 20, currency: "GBP" },
      { amount: 7, currency: "USD" },
    ]);
  });

  it("keeps entities apart and within the text, whatever it is", () => {
    const piece = fc.constantFrom(
      "Anna ",
      "a@b.co ",
      "$5 ",
      "2026-01-02 ",
      "+44 20 7946 0958 ",
      "::1 ",
      "\n",
      "é",
      "😀",
      "Ltd. ",
      ":",
      "#x ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const entity of findEntities(text)) {
          expect(entity.start).toBeGreaterThanOrEqual(end);
          expect(entity.end).toBeGreaterThan(entity.start);
          end = entity.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("isIban", () => {
  // Examples of the IBAN registry of ISO 13616.
  it.each(["DE89370400440532013000", "FR1420041010050500013M02606", "NO9386011117947"])(
    "accepts %s",
    (iban) => {
      expect(isIban(iban)).toBe(true);
      expect(isIban(iban.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
    },
  );
});

describe("parseNumber", () => {
  it.each([
    ["1,240", 1240],
    ["1.240,5", 1240.5],
    ["1,240.5", 1240.5],
    ["0.125", 0.125],
    ["7,80", 7.8],
    ["1.000.000", 1_000_000],
    ["12 500", 12_500],
    ["1.2.3,4,5", undefined],
    ["x", undefined],
  ])("reads %j as %j", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it("reads back what English and German write", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const value = Number(`${whole}.${String(cents).padStart(2, "0")}`);
          for (const locale of ["en", "de"]) {
            const text = value.toLocaleString(locale, { minimumFractionDigits: 2 });
            expect(parseNumber(text)).toBe(value);
          }
        },
      ),
    );
  });
});

describe("readPairs", () => {
  it("reads labels of lines, of sentences, of key=value and of columns", () => {
    const text =
      'Ship to: 1 Main St., Leeds\nDone. Check-in: 2 May, check-out: 5 May. Bye.\nlevel=warn msg="a b"\nTotal      $5.00';
    expect(readPairs(text).map(({ label, value }) => [label, value])).toEqual([
      ["Ship to", "1 Main St., Leeds"],
      ["Check-in", "2 May"],
      ["check-out", "5 May"],
      ["level", "warn"],
      ["msg", "a b"],
      ["Total", "$5.00"],
    ]);
    for (const { value, start, end } of readPairs(text)) expect(text.slice(start, end)).toBe(value);
  });
});

describe("readTable", () => {
  it.each([
    ["Markdown", "text\n| a | b |\n|---|---|\n| 1 | x |\n"],
    ["commas", "a,b\n1,x\n"],
    ["semicolons", 'a;b\n1;"x"\n'],
    ["tabs", "a\tb\n1\tx"],
    ["columns", "a    b\n1    x"],
  ])("reads rows between %s", (_name, text) => {
    expect(readTable(text)).toEqual([{ a: 1, b: "x" }]);
  });

  it("takes prose with commas for no table", () => {
    expect(
      readTable(
        "Well, that is a long first sentence with words.\nNo, it is not a table at all, said Ann.",
      ),
    ).toEqual([]);
  });
});

describe("extract", () => {
  const invoice =
    "Globex Corp.\nInvoice No: GX-7\nDate: 3 March 2026\nDue: 2 April 2026\nBill to: Ann Lee\nSubtotal: $90.00\nTotal due: $99.00";

  it.each([
    [
      "Extract invoice number, due date and total as JSON",
      { invoice_number: "GX-7", due_date: "2026-04-02", total: 99 },
    ],
    [
      "Return JSON with keys customerName, vendor and fax",
      { customerName: "Ann Lee", vendor: "Globex Corp.", fax: null },
    ],
    ['{"total": "number", "date": "string"}', { total: 99, date: "2026-03-03" }],
    ['{"type":"object","properties":{"Subtotal":{"type":"string"}}}', { Subtotal: "$90.00" }],
    [
      "give me all amounts",
      {
        amounts: [
          { amount: 90, currency: "USD" },
          { amount: 99, currency: "USD" },
        ],
      },
    ],
  ])("fills the fields of %j, exactly those", (instruction, fields) => {
    expect(extract(instruction, [invoice])).toEqual(fields);
  });

  it.each([
    [
      "Extract pickup_location and check_in",
      "Pick-up location: Denver Airport\nCheck-in: 3 July 2026",
      { pickup_location: "Denver Airport", check_in: "2026-07-03" },
    ],
    [
      "Extract origin, destination, flight_number",
      "Flight LH 1234 from Frankfurt to Lisbon departs soon.",
      { origin: "Frankfurt", destination: "Lisbon", flight_number: "LH 1234" },
    ],
    [
      "Extract tenant and landlord.",
      "This lease is made between Harold Finch (landlord) and Amelia Stone (tenant).",
      { tenant: "Amelia Stone", landlord: "Harold Finch" },
    ],
    [
      "Split the address into street, city, state, zip",
      "742 Evergreen Terrace, Springfield, IL 62704",
      { street: "742 Evergreen Terrace", city: "Springfield", state: "IL", zip: "62704" },
    ],
    [
      "Extract user, port",
      "Jan 12 06:25:41 web01 sshd[2212]: Failed password for root from 198.51.100.23 port 50514 ssh2",
      { user: "root", port: 50_514 },
    ],
    [
      "Give me skills and years of experience. Use null if missing.",
      "Skills: Go, Rust\nA developer with 7 years of experience.",
      { skills: ["Go", "Rust"], years_experience: 7 },
    ],
    [
      "Extract the line items as a list of objects with description, qty under the key items.",
      "Description | Quantity\nLamp | 2",
      { items: [{ description: "Lamp", qty: 2 }] },
    ],
    [
      "Extract the due date and price_usd",
      "Due: on receipt\nPrice: $4",
      { due_date: "on receipt", price_usd: 4 },
    ],
  ])("reads %j", (instruction, text, fields) => {
    expect(extract(instruction, [text])).toEqual(fields);
  });

  it("tells everything that it finds where no field is named", () => {
    expect(extract("Extract all information", ["Ann Lee paid $5, see www.x.example"])).toEqual({
      emails: [],
      urls: ["www.x.example"],
      dates: [],
      amounts: [{ amount: 5, currency: "USD" }],
      names: ["Ann Lee"],
    });
  });

  it("reads JSON, and the line of a log that tells of an error", () => {
    expect(extract("extract total", ['{"order":{"total":12.5}}'])).toEqual({ total: 12.5 });
    const log = "2026-01-02T03:04:05Z INFO web: up\n2026-01-02T03:04:09Z ERROR web: disk full";
    expect(extract("extract the error message and timestamp", [log])).toEqual({
      error_message: "disk full",
      timestamp: "2026-01-02T03:04:09Z",
    });
  });

  it("never names a value that is not in the text", () => {
    const wanted = ["email", "phone", "iban", "due date", "total", "order number", "name"];
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const letters = text.replace(/[\d@]/g, "");
        const found = extract(`Extract ${wanted.join(", ")}`, [letters]);
        const { name, ...others } = found;
        expect(new Set(Object.values(others))).toEqual(new Set([null]));
        if (name !== null) expect(letters).toContain(name);
      }),
    );
  });
});
