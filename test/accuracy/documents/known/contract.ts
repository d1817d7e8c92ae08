import type { KnownDocument } from "../known-document.js";

const articles: readonly (readonly [string, string])[] = [
  [
    "Subject",
    "The supplier delivers fresh bread and pastries to the school on every day of teaching. The kinds and amounts of the following week are agreed on by Thursday noon; without an agreement those of the week before stand.",
  ],
  [
    "Prices",
    "Prices are those of the list in the annex. They hold for one school year and are changed only if the price of flour on the exchange of Rotterdam moves by more than fifteen percent within three months.",
  ],
  [
    "Delivery",
    "Goods arrive between six and half past six in the morning at the door of the kitchen. The caretaker checks them for number and temperature and signs for what has been received. Whatever is missing is delivered before nine o’clock at the cost of the supplier.",
  ],
  [
    "Quality",
    "All goods were baked within the twelve hours before their delivery, hold no palm oil, and are labelled with every ingredient. The school may have samples examined; the supplier bears the cost if the examination finds a fault.",
  ],
  [
    "Payment",
    "The supplier sends one invoice for each month. It is paid within thirty days of its receipt by transfer. Late payments bear interest of four percent a year, counted in days.",
  ],
  [
    "Liability",
    "Each side is liable for damage that it causes by intent or gross neglect. Beyond that, liability is limited to the value of the goods of one month, and lost profit is not compensated.",
  ],
  [
    "Term and notice",
    "The contract begins on the first of September 2025 and runs for one year. It is prolonged by another year unless one side gives notice in writing three months before its end. Either side may end it at once for an important reason, such as repeated deliveries that are late.",
  ],
  [
    "Data",
    "Names of staff that become known through deliveries are used for nothing else and deleted with the end of the contract. Lists of allergies are never handed over.",
  ],
  [
    "Final provisions",
    "Changes need the written form, and so does giving it up. If a provision is invalid the others stay in force, and the sides replace it by what comes nearest to its purpose. Disputes are settled before the court of the district.",
  ],
];

export const contract: KnownDocument = {
  name: "contract",
  language: "en",
  title: "Contract on the delivery of bread",
  blocks: [
    { heading: "Contract on the delivery of bread", level: 1 },
    {
      paragraph:
        "between the **Bakery Oakes & Daughters**, 7 Mill Lane, hereafter the supplier, and the Northfield School, 22 Station Road, hereafter the school.",
    },
    ...articles.flatMap(([heading, text], index) => [
      { heading: `§ ${index + 1} ${heading}`, level: 2 },
      { paragraph: text },
    ]),
    { heading: "Annex: prices", level: 2 },
    {
      table: [
        ["Item", "Weight", "Price", "Remark"],
        ["Rye loaf", "1,000 g", "£3.10", "sliced on request"],
        ["White loaf", "750 g", "£2.40", ""],
        ["Roll, plain", "60 g", "£0.35", "from 100 pieces £0.30"],
        ["Roll, seeded", "65 g", "£0.45", ""],
        ["Croissant", "55 g", "£0.95", "Fridays only"],
      ],
    },
    { paragraph: "Northfield, 18 July 2025. Signed by both sides in two copies." },
  ],
};
