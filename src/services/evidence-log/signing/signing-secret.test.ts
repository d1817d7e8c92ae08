import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../../../../test/helpers/temp-folder.js";
import {
  findSigningSecret,
  readSigningSecret,
  SecretRefused,
  secretFile,
} from "./signing-secret.js";

const folder = tempFolder();
const databaseUrl = (name: string) => `sqlite:${join(folder, name)}`;
const TEXT = Buffer.alloc(32, 7).toString("base64");

describe("readSigningSecret", () => {
  it("makes one file of mode 0600 beside the database, and keeps it", async () => {
    const source = { databaseUrl: databaseUrl("new/a.db") };
    expect(await findSigningSecret(source)).toBeUndefined();
    const made = await Promise.all([readSigningSecret(source), readSigningSecret(source)]);
    const again = await readSigningSecret(source);
    for (const { current } of made) expect(current).toEqual(again.current);
    expect(await findSigningSecret(source)).toEqual(again);
    const file = secretFile(source.databaseUrl) ?? "";
    expect(file).toBe(join(folder, "new/a.db.evidence-key"));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8").trim()).toBe(again.current.toString("base64"));
    expect(readdirSync(join(folder, "new"))).toEqual(["a.db.evidence-key"]);
  });

  it("takes the configured one, and the one before", async () => {
    const source = { databaseUrl: databaseUrl("b.db"), configured: TEXT, previous: TEXT };
    const secret = await readSigningSecret(source);
    expect(secret).toEqual({ current: Buffer.alloc(32, 7), previous: Buffer.alloc(32, 7) });
    expect(readdirSync(folder)).not.toContain("b.db.evidence-key");
  });

  it("keeps none for a database in memory", async () => {
    const source = { databaseUrl: "sqlite::memory:" };
    const [first, second] = [await readSigningSecret(source), await readSigningSecret(source)];
    expect(first.current).not.toEqual(second.current);
    expect(await findSigningSecret(source)).toBeUndefined();
  });

  it("refuses a file that others may read", async () => {
    const source = { databaseUrl: databaseUrl("c.db") };
    await readSigningSecret(source);
    chmodSync(secretFile(source.databaseUrl) ?? "", 0o640);
    await expect(readSigningSecret(source)).rejects.toThrow(SecretRefused);
    await expect(readSigningSecret(source)).rejects.toThrow(/chmod 600/);
  });

  it.each(["", "nonsense", Buffer.alloc(31).toString("base64")])(
    "refuses a file that holds %j",
    async (text) => {
      const source = { databaseUrl: databaseUrl("d.db") };
      writeFileSync(secretFile(source.databaseUrl) ?? "", text, { mode: 0o600 });
      await expect(readSigningSecret(source)).rejects.toThrow("must be base64 of 32 bytes");
    },
  );
});
