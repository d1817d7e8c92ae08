import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CopyRefused } from "./copy-refused.js";
import { assertRoom, beginFile, removeLeftovers } from "./unfinished-file.js";

let folder: string;
let name: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gatehouse-"));
  name = join(folder, "copy");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("an unfinished file", () => {
  it("has its name once it is finished, and is its owner's alone", () => {
    const file = beginFile(name);
    writeFileSync(file.path, "whole");
    expect(existsSync(name)).toBe(false);
    file.finish({ replaces: false });
    file.remove();
    expect(readdirSync(folder)).toEqual(["copy"]);
    expect(readFileSync(name, "utf8")).toBe("whole");
    expect(statSync(name).mode & 0o777).toBe(0o600);
  });

  it("replaces what is there only when it is asked to", () => {
    writeFileSync(name, "theirs");
    const file = beginFile(name);
    expect(() => file.finish({ replaces: false })).toThrow(
      `${name} was made by another process meanwhile`,
    );
    expect(readFileSync(name, "utf8")).toBe("theirs");
    file.finish({ replaces: true });
    expect(readFileSync(name, "utf8")).toBe("");
  });

  it("is removed with what SQLite keeps beside it", () => {
    const file = beginFile(name);
    writeFileSync(`${file.path}-journal`, "");
    file.remove();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("needs a folder", () => {
    expect(() => beginFile(join(folder, "none", "copy"))).toThrow(CopyRefused);
  });
});

describe("what was left", () => {
  it("is removed where its process has ended, and named where it has not", () => {
    const mine = `${name}.${process.pid}.unfinished`;
    const running = `${name}.${process.ppid}.unfinished`;
    const ended = [`${name}.99999999.unfinished`, `${name}.99999999.unfinished-journal`];
    const others = [`${name}.unfinished`, join(folder, "other.99999999.unfinished")];
    for (const path of [mine, running, ...ended, ...others]) writeFileSync(path, "");
    const { removed, underWay } = removeLeftovers(name);
    expect([...removed].sort()).toEqual([mine, ...ended].sort());
    expect(underWay).toEqual([running]);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

it("says before it writes that there is no room", () => {
  expect(() => assertRoom(folder, 2 ** 60)).toThrow(
    /^there is not enough room in .*: it takes 1099511627784 MiB, and \d+ MiB are free$/,
  );
  assertRoom(folder, 1);
});
