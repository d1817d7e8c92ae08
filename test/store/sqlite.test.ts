import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { chmod, mkdir, open, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable, sql } from "../../src/platform/store/sql.js";
import { openSqlite } from "../../src/platform/store/sqlite/sqlite.js";
import {
  countRows,
  createWorkspace,
  expectUnavailable,
  insert,
  type Workspace,
} from "./sqlite-workspace.js";

const children: ChildProcess[] = [];
let workspace: Workspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(endChild));
  await workspace.remove();
});

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

function launch(script: string, values: string[], loader: string[] = []): ChildProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [...loader, path, ...values], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  return child;
}

async function holdLock(): Promise<ChildProcess> {
  const child = launch("hold-lock.mjs", [workspace.file]);
  await once(child.stdout!, "data");
  return child;
}

async function releaseLock(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.stdin!.end();
  await ended;
}

describe("an SQLite file", () => {
  it("is not opened under a name that another file takes meanwhile", async () => {
    const old = workspace.file;
    await (await workspace.createRows()).close();
    workspace.file = join(workspace.folder, "new.db");
    await (await workspace.createRows()).close();
    const child = launch("replace-file.mjs", [old, workspace.file]);
    await once(child.stdout!, "data");
    const ended = once(child, "exit");
    workspace.file = old;
    expect(() => workspace.open()).toThrow(StoreUnavailable);
    await ended;
    expect(await insert(workspace.open(), "a")).toBe(1);
  });

  it("is created with its folders", async () => {
    workspace.file = join(workspace.folder, "a", "b", "store.db");
    expect(await insert(await workspace.createRows(), "a")).toBe(1);
  });

  it("is durable behind a symbolic link, where its log lies beside the file itself", async () => {
    await mkdir(join(workspace.folder, "disk"));
    await symlink(join(workspace.folder, "disk", "real.db"), workspace.file);
    const store = await workspace.createRows();
    await insert(store.durable, "a");
    expect(await readdir(join(workspace.folder, "disk"))).toContain("real.db-wal");
    await store.close();
  });

  it("is one file after closing", async () => {
    const store = await workspace.createRows();
    await insert(store, "a");
    await store.close();
    expect(await readdir(workspace.folder)).toEqual(["store.db"]);
  });

  it("keeps every settled write of a process that is killed", async () => {
    const child = launch("write-many.ts", [workspace.file, "row", "1000000"], ["--import", "tsx"]);
    let told = 0;
    for await (const line of createInterface({ input: child.stdout! })) {
      told = Number(line) + 1;
      if (told === 200) child.kill("SIGKILL");
    }
    expect(told).toBeGreaterThanOrEqual(200);
    expect(await countRows(workspace.open())).toBeGreaterThanOrEqual(told);
  });

  it("is shared by processes that open it, new, at the same moment", async () => {
    const names = ["a", "b", "c"];
    const processes = names.map((name) =>
      launch("write-many.ts", [workspace.file, name, "50"], ["--import", "tsx"]),
    );
    for (const child of processes) child.stdout!.resume();
    const exits = await Promise.all(processes.map((child) => once(child, "exit")));
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(await countRows(workspace.open())).toBe(150);
  });
});

describe("an SQLite file that another process has locked", () => {
  it("lets reads pass and the event loop turn while a write waits, then writes", async () => {
    const store = await workspace.createRows();
    const holder = await holdLock();
    let isWritten = false;
    const writes = Promise.all([
      insert(store, "a"),
      insert(store.durable, "b"),
      store.tx((tx) => insert(tx, "c")),
    ]).then(() => {
      isWritten = true;
    });
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(await countRows(store)).toBe(0);
    }
    expect(isWritten).toBe(false);
    await releaseLock(holder);
    await writes;
    expect(await countRows(store)).toBe(3);
  });

  it("is unavailable after the longest wait, and usable again after the release", async () => {
    const store = await workspace.createRows({ lockedMsMax: 20 });
    const holder = await holdLock();
    const writes = [
      insert(store, "a"),
      insert(store, "b"),
      store.tx((tx) => insert(tx, "c")),
      store.exec("DELETE FROM rows"),
    ];
    for (const write of await Promise.allSettled(writes)) {
      expect(write).toMatchObject({
        reason: new StoreUnavailable("the database is locked by another process (SQLITE_BUSY)"),
      });
    }
    await releaseLock(holder);
    await insert(store, "d");
    expect(await store.all(sql`SELECT id FROM rows`)).toEqual([{ id: "d" }]);
  });
});

describe("an SQLite file on a full disk", () => {
  const MEBIBYTE = Buffer.alloc(1024 * 1024, 1);

  it("is unavailable for writes, readable, and writable again when there is room", async () => {
    const store = await workspace.createRows();
    await insert(store, "a");
    await store.exec("PRAGMA max_page_count = 50");
    await expectUnavailable(insert(store, "b", MEBIBYTE), "the disk is full (SQLITE_FULL)");
    await expectUnavailable(insert(store.durable, "b", MEBIBYTE), "the disk is full");
    const spoiled = store.tx(async (tx) => {
      await insert(tx, "c");
      await insert(tx, "d", MEBIBYTE).catch(() => {});
      await insert(tx, "e");
    });
    await expectUnavailable(spoiled, "the disk is full");
    expect(await countRows(store)).toBe(1);
    await store.exec("PRAGMA max_page_count = 1000000");
    await insert(store, "b", MEBIBYTE);
    await store.tx((tx) => insert(tx, "c", MEBIBYTE));
    expect(await countRows(store)).toBe(3);
  });

  // The kernel refuses to let this process's files grow: the write fails at COMMIT, as on a full disk.
  const setFileBytesMax = (bytes: number | "unlimited") =>
    spawnSync("prlimit", [`--pid=${process.pid}`, `--fsize=${bytes}:`]);
  const canLimit = setFileBytesMax("unlimited").status === 0;
  const title = canLimit ? "" : ", skipped: the program prlimit is missing";

  it.skipIf(!canLimit)(`rolls back what cannot be committed${title}`, async () => {
    const store = await workspace.createRows();
    await insert(store, "a");
    setFileBytesMax(256 * 1024);
    try {
      const reason = "writing the database file failed (SQLITE_IOERR_WRITE)";
      await expectUnavailable(
        store.tx((tx) => insert(tx, "b", MEBIBYTE)),
        reason,
      );
      await expectUnavailable(insert(store, "b", MEBIBYTE), reason);
      await expectUnavailable(insert(store.durable, "b", MEBIBYTE), reason);
      expect(await countRows(store)).toBe(1);
      await store.tx((tx) => insert(tx, "small"));
    } finally {
      setFileBytesMax("unlimited");
    }
    await store.durable.tx((tx) => insert(tx, "b", MEBIBYTE));
    await store.close();
    expect(await countRows(workspace.open())).toBe(3);
  });
});

describe("an SQLite file that cannot be used", () => {
  /** Runs `work` as a user to whom file permissions apply: they do not apply to root. */
  function withoutPrivilege<T>(work: () => T): T {
    if (process.geteuid?.() !== 0) return work();
    process.seteuid?.(65_534);
    try {
      return work();
    } finally {
      process.seteuid?.(0);
    }
  }

  it("is unavailable when neither file nor folder may be written", async () => {
    await (await workspace.createRows()).close();
    await chmod(workspace.file, 0o444);
    await chmod(workspace.folder, 0o555);
    expect(() => withoutPrivilege(() => openSqlite(workspace.file))).toThrow(StoreUnavailable);
    await chmod(workspace.folder, 0o755);
  });

  it("is unavailable when its folder cannot be made", async () => {
    await writeFile(join(workspace.folder, "taken"), "");
    const open = () => openSqlite(join(workspace.folder, "taken", "store.db"));
    expect(open).toThrow(StoreUnavailable);
    expect(open).toThrow("the database file cannot be opened");
  });

  it("is unavailable when it is a folder", async () => {
    await mkdir(workspace.file);
    expect(() => openSqlite(workspace.file)).toThrow("cannot be opened (SQLITE_CANTOPEN");
  });

  it("is unavailable for writes once it is read-only", async () => {
    const store = await workspace.createRows();
    await insert(store, "a");
    await store.exec("PRAGMA query_only = ON");
    const reason = "the database file is read-only (SQLITE_READONLY)";
    await expectUnavailable(insert(store, "b"), reason);
    await expectUnavailable(
      store.tx((tx) => insert(tx, "b")),
      reason,
    );
    await expectUnavailable(insert(store.durable, "b"), reason);
    expect(await countRows(store)).toBe(1);
  });

  it("is unavailable when it is something else", async () => {
    await writeFile(
      workspace.file,
      "not a database, but long enough to be taken for one".repeat(100),
    );
    expect(() => openSqlite(workspace.file)).toThrow(StoreUnavailable);
    expect(() => openSqlite(workspace.file)).toThrow("is damaged or is not an SQLite database");
  });

  it("is unavailable where it is damaged", async () => {
    const store = await workspace.createRows();
    for (let i = 0; i < 50; i += 1) await insert(store, `row${i}`, Buffer.alloc(3_000, i));
    await store.close();
    const damaged = await open(workspace.file, "r+");
    await damaged.write(
      Buffer.alloc(statSync(workspace.file).size - 8_192, 0xee),
      0,
      undefined,
      8_192,
    );
    await damaged.close();
    const reopened = workspace.open();
    const reason = "the database file is damaged; restore it from a backup";
    await expectUnavailable(reopened.all(sql`SELECT id, content FROM rows`), reason);
    await expectUnavailable(insert(reopened, "a"), reason);
  });
});

describe("a transaction on SQLite", () => {
  it.each(["file", "memory"])("that waits for itself ends with an error, %s", async (kind) => {
    if (kind === "memory") workspace.file = ":memory:";
    const store = await workspace.createRows({ transactionIdleMsMax: 20 });
    const deadlock = store.tx(async (tx) => {
      await insert(tx, "a");
      await insert(store, "b");
    });
    await expect(deadlock).rejects.toThrow("the transaction was idle for over 20 ms");
    await expect.poll(() => store.all(sql`SELECT id FROM rows`)).toEqual([{ id: "b" }]);
  });
});
