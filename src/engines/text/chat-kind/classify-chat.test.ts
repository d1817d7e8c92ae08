import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLabelledChats } from "../../../../test/helpers/labelled-chats.js";
import { classifyChat } from "./classify-chat.js";

/** Of the messages that were written apart and never trained on; 0.975 at the last training. */
const ACCURACY_MIN = 0.93;

describe("the kind of a message", () => {
  const heldOut = readLabelledChats("held-out");
  const isRight = ({ message, kind }: (typeof heldOut)[number]) =>
    classifyChat(message).kind === kind;
  const accuracy = (chats: typeof heldOut) => chats.filter(isRight).length / chats.length;

  it("is the one that a person told, for nearly all messages it was not trained on", () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(200);
    expect(accuracy(heldOut)).toBeGreaterThanOrEqual(ACCURACY_MIN);
  });

  it.each(["en", "de", "fr", "es"])("is as good in %s, and for each kind", (language) => {
    const some = heldOut.filter((chat) => chat.language === language);
    expect(accuracy(some)).toBeGreaterThanOrEqual(0.9);
    for (const kind of ["reasoning", "code", "chat"]) {
      const ofKind = some.filter((chat) => chat.kind === kind);
      expect(accuracy(ofKind), kind).toBeGreaterThanOrEqual(0.8);
    }
  });

  it("shares no message between training and test", () => {
    const trained = new Set(readLabelledChats("training").map(({ message }) => message));
    expect(trained.size).toBeGreaterThanOrEqual(600);
    expect(heldOut.filter(({ message }) => trained.has(message))).toEqual([]);
  });

  it("is surer where it is right", () => {
    const mean = (chats: typeof heldOut) =>
      chats.reduce((sum, { message }) => sum + classifyChat(message).confidence, 0) / chats.length;
    const wrong = heldOut.filter((chat) => !isRight(chat));
    expect(mean(heldOut.filter(isRight))).toBeGreaterThan(mean(wrong));
  });

  it("takes a short message for what was talked about, unless it says otherwise", () => {
    const code = "Write a Python function that reverses a linked list.";
    expect(classifyChat("and with tests?", code).kind).toBe("code");
    expect(classifyChat("thanks a lot!", code).kind).toBe("chat");
    expect(classifyChat("What is 12 % of 350?", code).kind).toBe("reasoning");
  });

  it("answers for any text, by its beginning", () => {
    for (const text of ["?", "🙂", "\u0000", "\ud800", "数独を解いて", " "]) {
      const { confidence } = classifyChat(text);
      expect(confidence).toBeGreaterThanOrEqual(1 / 3);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    const start = "please solve x ^ 2 = 9 for x ".repeat(150).slice(0, 4_000);
    expect(classifyChat(start + "{();".repeat(250_000))).toEqual(classifyChat(start));
  });

  it("has weights below 200 kB", () => {
    const weights = new URL("../../../content/chat-kind/weights.ts", import.meta.url);
    expect(statSync(weights).size).toBeLessThan(200_000);
  });
});
