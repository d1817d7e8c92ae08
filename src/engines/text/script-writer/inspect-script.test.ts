import { describe, expect, it } from "vitest";
import { countSpokenWords } from "./brief/count-words.js";
import { inspectScript } from "./inspect-script.js";

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `w${index}`).join(" ");
const good = `[0:00-0:04 HOOK]\n[VISUAL: a]\n${words(10)}.\n\n[0:04-0:11 BEAT 1]\n[VISUAL: b]\n${words(17)}.\n\n[0:11-0:15 CLOSE]\n[VISUAL: c]\n${words(10)}.\n`;

describe("inspectScript", () => {
  it("accepts a script in the format", () => {
    expect(inspectScript(good, 15)).toEqual([]);
    expect(countSpokenWords(good)).toBe(37);
  });

  it.each([
    ["too few words", good.replace(words(17), words(12)), 15],
    ["too many words", good.replace(words(17), words(23)), 15],
    ["a late start", good.replace("0:00-0:04", "0:01-0:04"), 15],
    ["a gap between sections", good.replace("[0:04-0:11", "[0:05-0:11"), 15],
    ["a section that ends before it starts", good.replace("0:04-0:11", "0:04-0:03"), 15],
    ["a wrong end", good.replace("0:11-0:15", "0:11-0:14"), 15],
    ["a missing cue", good.replace("[VISUAL: b]\n", ""), 15],
    ["bold markup", good.replace("w3", "**w3**"), 15],
    ["a heading", good.replace("w0", "# w0"), 15],
    ["a code fence", `\`\`\`\n${good}`, 15],
    ["talk about the script", good.replace("w0 w1 w2 w3", "Here is your script:"), 15],
    ["talk about the model", good.replace("w0 w1 w2", "As an AI"), 15],
    ["a bracket within the speech", good.replace("w3", "[w3]"), 15],
    ["no section at all", words(37), 15],
  ])("names a fault for %s", (_, text, seconds) => {
    expect(inspectScript(text, seconds)).not.toEqual([]);
  });
});
