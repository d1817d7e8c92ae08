import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pronounceableName, sanitizeAgentName } from "./agent-name.js";

const anyText = fc.string({ unit: "binary", maxLength: 120 });

describe("sanitizeAgentName", () => {
  it.each([
    ["my-agent_7", "my-agent_7"],
    ["my agent", "my-agent"],
    ["my \t\n agent", "my-agent"],
    ["  my agent  ", "my-agent"],
    ["my\u00a0agent", "my-agent"],
    ["Zoë's bot!", "Zos-bot"],
    ["<script>alert(1)</script>", "scriptalert1script"],
    ["ａｇｅｎｔ agent", "-agent"],
    ["a\u0000b", "ab"],
    ["🤖robot🤖", "robot"],
    ["---", "---"],
  ])("keeps %j as %j", (name, kept) => {
    expect(sanitizeAgentName(name)).toBe(kept);
  });

  it.each(["", " ", "\n\t", "🤖🤖", "!?", "日本"])("keeps nothing of %j", (name) => {
    expect(sanitizeAgentName(name)).toBeUndefined();
  });

  it("leaves letters, digits, dash and underscore only, and is never longer than the name", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const kept = sanitizeAgentName(name);
        if (kept === undefined) return;
        expect(kept).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(kept.length).toBeLessThanOrEqual(name.length);
      }),
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const once = sanitizeAgentName(name);
        if (once !== undefined) expect(sanitizeAgentName(once)).toBe(once);
      }),
    );
  });
});

describe("pronounceableName", () => {
  it("is four syllables and four hex digits, and is kept as it is", () => {
    for (let round = 0; round < 500; round++) {
      const name = pronounceableName(randomBytes(10));
      expect(name).toMatch(/^agent-([bdfgklmnprstvz][aeiou]){4}-[0-9a-f]{4}$/);
      expect(sanitizeAgentName(name)).toBe(name);
    }
  });

  it("is the same for the same bytes", () => {
    expect(pronounceableName(Buffer.alloc(10))).toBe("agent-babababa-0000");
  });
});
