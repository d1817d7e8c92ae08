import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDriverFolder } from "./driver-folder.js";

const canTell = existsSync("/proc/self/stat");
if (!canTell) console.warn("Skipped: without /proc no folder is known to be left behind.");

describe.skipIf(!canTell)("the folder of a driver", () => {
  const { TMPDIR: before = tmpdir() } = process.env;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(before, "driver-folders-"));
    process.env.TMPDIR = folder;
  });
  afterEach(() => {
    process.env.TMPDIR = before;
    rmSync(folder, { recursive: true });
  });

  it("takes the place of one whose process is dead, and of no other", () => {
    const living = makeDriverFolder();
    const [host, pid] = readFileSync(join(living, "owner"), "utf8").split(" ");
    const owners = {
      dead: `${host} 999999999 1`,
      numberOfAnother: `${host} ${pid} 1`,
      elsewhere: "nohost 999999999 1",
    };
    for (const [name, owner] of Object.entries(owners)) {
      mkdirSync(join(folder, `gatehouse-browser-${name}`));
      writeFileSync(join(folder, `gatehouse-browser-${name}`, "owner"), owner);
    }
    const made = makeDriverFolder();
    const kept = [living, "gatehouse-browser-elsewhere", made].map((path) => basename(path));
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  });
});
