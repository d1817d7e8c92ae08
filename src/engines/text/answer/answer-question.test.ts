import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerQuestion } from "./answer-question.js";

const PASSAGES = [
  "The Orion tower was designed by Mira Holt. It opened on 3 June 1998 and is 210 metres high.",
  "A ticket for the tower costs €12 for adults and €6 for children. The lift does not run on Mondays.",
  "Kestrel Labs moved to Turin in 2015 because rents in Milan had doubled. It employs 340 people.",
  "To renew a badge, open the portal and press Renew. Badges expire after two years.",
  "Status: closed\nOwner: Ann Lee",
];

describe("answerQuestion", () => {
  it.each([
    ["Who designed the Orion tower?", "Mira Holt", 0],
    ["When did the tower open?", "3 June 1998", 0],
    ["How high is the tower?", "210 metres", 0],
    ["How much is a ticket for children?", "€6", 1],
    ["Does the lift run on Mondays?", "No", 1],
    ["Where did Kestrel Labs move to?", "Turin", 2],
    ["Why did Kestrel Labs move to Turin?", "because rents in Milan had doubled", 2],
    ["How many people does Kestrel Labs employ?", "340 people", 2],
    ["How do I renew a badge?", "open the portal and press Renew", 3],
    ["What is the status?", "closed", 4],
  ])("answers %j with %j", (question, span, passage) => {
    expect(answerQuestion(question, PASSAGES)).toMatchObject({ kind: "answer", span, passage });
  });

  it.each([
    "Who painted the Orion tower?",
    "Who designed the Lyra tower?",
    "How wide is the tower?",
    "When was the portal built?",
    "How many badges were stolen?",
    "What is the capital of France?",
    "",
    "?",
  ])("says of %j that it is not told", (question) => {
    expect(answerQuestion(question, PASSAGES)).toEqual({ kind: "untold" });
  });

  it("says whom a pronoun means", () => {
    const passages = ["Anna Berg was born in Oslo.", "She died in Rome in 1950."];
    expect(answerQuestion("Who died in Rome?", passages)).toMatchObject({
      span: "She",
      refersTo: "Anna Berg",
    });
  });

  it("reads JSON", () => {
    const answer = answerQuestion("What is the total?", ['{"order":{"total":12.5}}']);
    expect(answer).toMatchObject({ span: "12.5", sentence: "total: 12.5" });
  });

  it("only ever says what a passage says", () => {
    const word = fc.constantFrom(
      "Who",
      "what",
      "tower",
      "Orion",
      "cost",
      "is",
      "the",
      "Rome",
      "Ann",
      "5",
      "opened",
      "why",
    );
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (question, passages) => {
        const answer = answerQuestion(`${question}?`, passages);
        if (answer.kind === "untold") return;
        expect(passages[answer.passage]).toContain(answer.sentence);
        if (!/^(?:Yes|No)$/.test(answer.span)) expect(answer.sentence).toContain(answer.span);
      }),
    );
  });
});
