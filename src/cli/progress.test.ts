import { describe, expect, it } from "vitest";
import { createProgress } from "./progress.js";

/** What a progress of several seconds writes, where somebody watches or nobody does. */
function written(isTTY: boolean): string {
  let [text, now] = ["", 0];
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  const progress = createProgress({ write, isTTY }, () => now);
  progress.begin("copying");
  for (const [at, share] of [0.1, 0.5, 0.99].entries()) {
    now = 3_000 * (at + 1);
    progress.at(share);
    progress.at(share);
  }
  progress.end();
  return text;
}

describe("progress", () => {
  it("is a bar that is drawn again and removed on a terminal", () => {
    const draws = written(true).split("\r\u001b[2K");
    expect(draws).toEqual([
      "",
      "copying …",
      `copying [###${"-".repeat(27)}] 10 %`,
      `copying [${"#".repeat(15)}${"-".repeat(15)}] 50 %`,
      `copying [${"#".repeat(30)}] 99 %`,
      "",
    ]);
  });

  it("is a line every five seconds elsewhere", () => {
    expect(written(false)).toBe("gatehouse: copying …\ngatehouse: copying: 50 %\n");
  });
});
