import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../helpers/temp-folder.js";
import { assembleApp } from "./assemble.js";
import { readDefinition } from "./image-definition.js";
import { createJail, jailMissing } from "./jail.js";
import { smokeImage } from "./smoke.js";

const missing = jailMissing();
if (missing) console.warn(`The image's files are not run: ${missing}.`);

/** The image has Debian's, in the place of which stands this machine's. */
const hasBrowser = existsSync("/usr/bin/chromium");
if (!hasBrowser) console.warn("The image's files take no picture: no chromium is installed here.");

const folder = tempFolder();
const definition = readDefinition();

describe("what the image holds", () => {
  it.skipIf(missing)("runs as user 1000 with a read-only root and one volume", async () => {
    const paths = {
      app: join(folder, "app"),
      data: join(folder, "data"),
      root: join(folder, "root"),
    };
    for (const path of Object.values(paths)) mkdirSync(path);
    await assembleApp(paths.app);
    chmodSync(paths.app, 0o755);
    chownSync(paths.data, 1000, 1000);
    const { app, data, root: mountPoint } = paths;
    const jail = createJail({ ...definition, mountPoint, app, data });
    await smokeImage({ definition, jail, hasBrowser });

    const licences = await readFile(join(app, "licences.txt"), "utf8");
    expect(licences).toMatch(/^fastify \d/m);
    expect(licences).not.toMatch(/^(vitest|typescript|@sparticuz\/chromium) /m);
    const { packages } = JSON.parse(await readFile(join(app, "sbom.spdx.json"), "utf8"));
    const names = packages.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["fastify", "usearch", "better-sqlite3", "playwright-core"]),
    );
    expect(licences).toMatch(/^playwright-core \d/m);
    await expect(stat(join(app, "node_modules/better-sqlite3/deps"))).rejects.toThrow("ENOENT");
  });
});
