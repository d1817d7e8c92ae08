import { describe, expect, it } from "vitest";
import { classify } from "./classify.js";
import { judgeWhether, whetherOf } from "./judge-whether.js";
import { readLabels } from "./read-labels.js";

const labelsOf = (instruction: string) => readLabels(instruction).labels.map(({ name }) => name);

describe("readLabels", () => {
  it.each([
    ["Classify as billing, shipping or other", ["billing", "shipping", "other"]],
    ["Classify as billing, shipping, or other: where is it?", ["billing", "shipping", "other"]],
    ['Choose one of ["Big b", "C"].', ["Big b", "C"]],
    ["classify {bug, enhancement}", ["bug", "enhancement"]],
    ["Labels:\n- refund request\n- bug\n\nText: x", ["refund request", "bug"]],
    ["Is this review positive or negative?", ["positive", "negative"]],
    ["Is this positive or negative?", ["positive", "negative"]],
    ["Spam or ham?", ["Spam", "ham"]],
    ["Which topic fits best: a / b / c", ["a", "b", "c"]],
    ["Sort into 'Account' and 'Feedback'", ["Account", "Feedback"]],
    ["Summarize the text.", []],
    ["Who wrote it?", []],
  ])("reads those of %j", (instruction, labels) => {
    expect(labelsOf(instruction)).toEqual(labels);
  });

  it("reads descriptions, and whether several are wanted", () => {
    const read = readLabels(
      "Tag with all labels that apply. Categories: access (login, passwords), payments - cards, other",
    );
    expect(read).toEqual({
      isMulti: true,
      labels: [
        { name: "access", description: "login, passwords" },
        { name: "payments", description: "cards" },
        { name: "other", description: "" },
      ],
    });
  });
});

describe("classify", () => {
  const choose = (text: string, ...names: string[]) =>
    classify(
      text,
      names.map((name) => ({ name, description: "" })),
    ).chosen.map(({ name }) => name);

  it.each([
    ["The penalty was saved by the goalkeeper", ["sports", "politics"], ["sports"]],
    ["invoices for March", ["Invoice", "Letter"], ["Invoice"]],
    ["Nobody scored", ["cooking", "law", "other"], ["other"]],
    ["Nobody scored", ["cooking", "law"], []],
    ["It works fine, thank you", ["spam", "not spam"], ["not spam"]],
    ["Win a free prize, click now", ["spam", "ham"], ["spam"]],
    ["We love it", ["pos", "neg"], ["pos"]],
    ["Everything is down, outage!", ["low", "high", "critical"], ["critical"]],
    ["Wo ist der Bahnhof, bitte? Ich suche ihn schon lange.", ["English", "German"], ["German"]],
  ])("chooses for %j of %j: %j", (text, names, chosen) => {
    expect(choose(text, ...names)).toEqual(chosen);
  });

  it.each([
    ["Is this text about cooking?", "Simmer the onions in butter, then add the stock.", "yes"],
    ["Is this text about cooking?", "The hearing was adjourned.", "no"],
    ["Does the review mention the price?", "Lovely, but too expensive.", "yes"],
    ["Is the review positive?", "Horrible. It broke after one use.", "no"],
    ["Is this message urgent?", "Come immediately, it is an emergency!", "yes"],
  ])("answers %j of %j by whether it supports that: %s", (question, text, said) => {
    const labels = whetherOf(["yes", "no"].map((name) => ({ name, description: "" })));
    expect(labels && judgeWhether(`${question} Answer yes or no.`, text, labels)?.name).toBe(said);
  });

  it("goes by what a description says", () => {
    const labels = [
      { name: "A", description: "trains, stations" },
      { name: "B", description: "boats" },
    ];
    expect(classify("The boat left", labels).chosen).toEqual([labels[1]]);
  });

  it("chooses all that are supported where several are wanted", () => {
    const labels = ["login", "billing", "weather"].map((name) => ({ name, description: "" }));
    const { chosen } = classify("I was charged twice and my password is locked", labels, {
      isMulti: true,
    });
    expect(chosen.map(({ name }) => name).sort()).toEqual(["billing", "login"]);
  });
});
