import { describe, expect, it } from "vitest";
import { camelCase, formatBytes, slugify, truncate, wrapText } from "./code.js";

describe("texts", () => {
  it("are wrapped", () => {
    expect(wrapText("the quick brown fox jumps", 10)).toEqual(["the quick", "brown fox", "jumps"]);
    expect(wrapText("  a   b ", 3)).toEqual(["a b"]);
    expect(wrapText("", 5)).toEqual([]);
  });
  it("become slugs", () => {
    expect(slugify("  Hello, World! ")).toBe("hello-world");
    expect(slugify("C++ & Rust: 2 languages")).toBe("c-rust-2-languages");
  });
  it("become names", () => {
    expect(camelCase("Hello-big_world")).toBe("helloBigWorld");
    expect(camelCase("one TWO")).toBe("oneTwo");
  });
  it("are cut", () => {
    expect(truncate("short", 5)).toBe("short");
    expect(truncate("a longer text", 9)).toBe("a longer…");
    expect(truncate("a longer text", 8, "...")).toBe("a lon...");
  });
  it("tell sizes", () => {
    expect(formatBytes(512)).toBe("512 B");
    expect(formatBytes(1024)).toBe("1.0 KB");
    expect(formatBytes(1536)).toBe("1.5 KB");
    expect(formatBytes(5 * 1024 ** 4)).toBe("5120.0 GB");
  });
});
