import { describe, expect, it } from "vitest";
import { maskWords } from "./masked-words.js";
import { readTokens } from "./prose-tokens.js";

describe("maskWords", () => {
  it("keeps common words and marks, and says of others only what form they have", () => {
    const masked = maskWords(
      readTokens("The zebrafish of Gdansk was swimmingly purpled in 1994, by 12 NGOs."),
    );
    expect(masked).toEqual(
      "^ the <w+> of <Name> was <ly+> <ed> in <year> , by <#> <Name> .".split(" "),
    );
  });

  it("gives texts on other subjects the same tokens", () => {
    const of = (text: string) => maskWords(readTokens(text));
    expect(of("The quokka was grumbling in Perth.")).toEqual(
      of("The hoopoe was warbling in Kent."),
    );
  });
});
