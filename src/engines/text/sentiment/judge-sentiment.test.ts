import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { judgeSentiment } from "./judge-sentiment.js";

const positive = [
  "I love this product!",
  "The staff were friendly and the room was spotless.",
  "What a wonderful surprise, thank you so much.",
  "Not bad at all.",
  "The service was terrible but the food was great!",
  "Works perfectly and arrived early, highly recommended.",
  "The best concert I have been to in years 😍",
  "Sooo goood :)",
  "Delicious coffee and a cozy corner to sit in.",
  "👍",
  "The support team solved my problem quickly and kindly, which impressed me.",
  "Das ist ein sehr gutes Produkt, ich bin begeistert.",
  "Vielen Dank für die schnelle Hilfe, das war großartig!",
  "C'est magnifique, j'adore ce restaurant !",
  "Un très bon livre, je le recommande.",
  "Me encanta esta película, es maravillosa.",
  "El servicio fue excelente y la comida deliciosa.",
];
const negative = [
  "This is not good.",
  "Worst purchase ever, a complete waste of money.",
  "The food was great but the service was terrible.",
  "I am very disappointed and want a refund.",
  "The battery broke after two days, what a piece of junk.",
  "I would not recommend this hotel to anyone.",
  "The plot is boring and the acting is awful.",
  "My flight was cancelled and nobody helped us 😡",
  "It never worked, and support ignored my complaints.",
  "Bland food, rude waiters, overpriced drinks.",
  "I hate waiting.",
  ":(",
  "Das gefällt mir nicht.",
  "Der Service war schrecklich und das Essen schlecht.",
  "Je n'aime pas ce film.",
  "Quelle horreur, la chambre était sale et bruyante.",
  "No me gusta nada.",
  "El hotel es horrible y la comida está mala.",
];
const neutral = [
  "The meeting is on Tuesday at 3 pm in room 5.",
  "Water boils at 100 °C at sea level.",
  "The United States has 50 states.",
  "The company reported revenue of $5 million, up 3% from last year.",
  "The bank on Main Street opens at nine.",
  "Your order has been shipped and will arrive on Friday.",
  "The function returns a list of numbers.",
  "Berlin ist die Hauptstadt von Deutschland.",
  "Le train part à huit heures.",
  "El museo abre a las diez.",
  "会议在星期二举行。",
  "12345",
  "",
];

describe("judgeSentiment", () => {
  it.each([
    ["positive", positive],
    ["negative", negative],
    ["neutral", neutral],
  ] as const)("tells what is %s", (label, texts) => {
    const others = texts.filter((text) => judgeSentiment(text).label !== label);
    expect(others).toEqual([]);
  });

  it.each([
    ["a strengthening word", "The room was very nice.", "The room was nice."],
    ["capitals", "The room was NICE.", "The room was nice."],
    ["exclamation marks", "The room was nice!!", "The room was nice."],
    ["no weakening word", "The room was nice.", "The room was somewhat nice."],
    [
      "what follows but",
      "The room was ugly but the food was nice.",
      "The food was nice but the room was ugly.",
    ],
  ])("counts %s", (_what, more, less) => {
    expect(judgeSentiment(more).score).toBeGreaterThan(judgeSentiment(less).score);
  });

  it("names the words that judged, as they stand there", () => {
    expect(judgeSentiment("A Great day, a great view and an ugly hat 👍").words).toEqual([
      "Great",
      "great",
      "ugly",
      "👍",
    ]);
    expect(judgeSentiment("A table stood there.")).toEqual({
      label: "neutral",
      score: 0,
      words: [],
    });
  });

  it("answers the sum of a long text, not its last sentence", () => {
    const text = `${"The room was lovely. ".repeat(9)}The key was awful.`;
    expect(judgeSentiment(text).label).toBe("positive");
  });

  it("stays between -1 and 1, and its label fits its score", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.constantFrom(...positive, ...negative),
        (odd, text) => {
          const { score, label } = judgeSentiment(`${text} ${odd}`);
          expect(Math.abs(score)).toBeLessThanOrEqual(1);
          if (label !== "neutral") expect(label === "positive").toBe(score > 0);
        },
      ),
      { numRuns: 50 },
    );
  });

  const hard = /letters|emoji|marks|equal|turns|surrogates|Chinese|apostrophes|hyphens/;
  it.each(hostileTexts.filter(([what]) => hard.test(what)))("ends soon on %s", (_what, text) => {
    const began = performance.now();
    expect(judgeSentiment(text).words.length).toBeLessThanOrEqual(50);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
