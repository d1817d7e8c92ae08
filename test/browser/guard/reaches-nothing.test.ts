import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { tempFolder } from "../../helpers/temp-folder.js";
import { type Attempt, attempts, headerAttempts } from "./attempts.js";
import { executablesHere } from "./executables.js";
import { launchGuarded, openGuarded, openSite, type Page, PUBLIC_ADDRESS } from "./house.js";
import { readSocketLog } from "./net-log.js";
import { setTrap } from "./trap.js";

const executables = executablesHere();
const folder = tempFolder();
const everyAttempt = [...attempts, ...headerAttempts];
/** Each attempt has an address of its own, so that what arrives or is refused tells which it was. */
const addressOf = (attempt: Attempt) => `127.0.1.${everyAttempt.indexOf(attempt) + 1}`;
const namesOf = (addresses: ReadonlySet<string>) =>
  everyAttempt.filter((attempt) => addresses.has(addressOf(attempt))).map(({ name }) => name);
const namesThat = (test: (attempt: Attempt) => boolean) =>
  everyAttempt.filter(test).map(({ name }) => name);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A site whose pages try everything, and what listens where they try it. */
async function openHouse() {
  const trap = await setTrap();
  const hostOf = (attempt: Attempt) => `${addressOf(attempt)}:${trap.port}`;
  const markup = attempts.map((attempt) => attempt.markup(hostOf(attempt))).join("\n");
  const pages = new Map<string, Page>([["/", { body: `<!doctype html>${markup}` }]]);
  for (const attempt of headerAttempts) {
    const headers = attempt.headers?.(hostOf(attempt)) ?? {};
    pages.set(`/${attempt.name}`, { headers, body: attempt.markup(hostOf(attempt)) });
  }
  const site = await openSite(pages);
  closing.push(trap.close, site.close);
  return { trap, port: site.port };
}

/** Opens the pages, and waits until peers were told of their servers. */
async function attemptAll(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  for (const { name } of headerAttempts) {
    const other = await context.newPage();
    await other.goto(`${origin}/${name}`);
  }
  await page.waitForFunction("peers.every(({ iceGatheringState: state }) => state !== 'new')");
}

describe.skipIf(executables.length === 0)("a page that is not guarded", () => {
  it("reaches this machine by each attempt", async () => {
    const { trap, port } = await openHouse();
    const browser = await chromium.launch(executables[0]?.[1]);
    closing.push(() => browser.close());
    await attemptAll(await browser.newContext(), `http://${PUBLIC_ADDRESS}:${port}`);
    await expect
      .poll(() => namesOf(trap.reached))
      .toEqual(namesThat(({ shows }) => shows === "connection"));
    await expect.poll(trap.datagrams).toBeGreaterThan(0);
  });
});

describe.each(executables)("a page in %s", (name, executable) => {
  it("reaches nothing, and has nothing looked up", async () => {
    const { trap, port } = await openHouse();
    const origin = `http://page.example:${port}`;
    const log = join(folder, `${name.replaceAll("/", "-")}.json`);
    const browser = await launchGuarded(executable, [
      `--log-net-log=${log}`,
      // What is for secure pages alone is tried, too.
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ]);
    closing.push(() => browser.close());
    const guarded = await openGuarded(browser, (host) =>
      host === "page.example" ? [PUBLIC_ADDRESS] : undefined,
    );
    closing.push(guarded.close);
    await attemptAll(guarded.context, origin);
    await expect
      .poll(() => namesOf(guarded.refused))
      .toEqual(
        expect.arrayContaining(namesThat(({ shows, isOff }) => shows === "connection" && !isOff)),
      );
    await browser.close();
    expect([...trap.reached]).toEqual([]);
    expect(trap.datagrams()).toBe(0);
    expect(new Set(guarded.asked)).toEqual(new Set(["page.example"]));
    const { dialled, datagrams, lookUps } = readSocketLog(log);
    expect([...dialled]).toEqual([`127.0.0.1:${guarded.proxy.port}`]);
    expect(datagrams).toEqual([]);
    expect(lookUps).toBe(0);
  });
});
