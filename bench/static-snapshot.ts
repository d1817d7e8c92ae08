/**
 * Sets the tree of the engine without a browser beside Playwright's snapshot for models (mode "ai") in Chromium, on
 * pages without their scripts: how many nodes, each a role with a name, both have in one order. Takes a JSON file of
 * cases, each with `id` and `source`, or a folder of pages, `.html` or `.html.gz`. Cases with scripts are left out and
 * counted. MISSES=1 lists the pages that differ.
 * npx tsx bench/static-snapshot.ts act-cases.json
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { AriaNode, AriaTree } from "../src/engines/aria-snapshot/tree.js";
import { readStaticPage } from "../src/engines/static-page/static-page.js";
import { launchBrowser } from "../test/helpers/servers/browser.js";

interface TestPage {
  readonly name: string;
  readonly html: string;
}

const ADDRESS = "https://page.example/folder/page";
const NAME_LENGTH_SHOWN = 900;
const NEEDS_SCRIPTS = /<script|\son(?:load|focus)\s*=/iu;

/** Pages of a folder are real ones, which all have scripts: those are not run. */
function readPages(path: string): { readonly pages: TestPage[]; readonly scripted: number } {
  if (statSync(path).isDirectory()) {
    const pages = readdirSync(path).map((name) => {
      const bytes = readFileSync(join(path, name));
      return { name, html: (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString() };
    });
    return { pages, scripted: 0 };
  }
  const cases = JSON.parse(readFileSync(path, "utf8")) as { id: string; source: string }[];
  const pages = cases
    .filter(({ source }) => !NEEDS_SCRIPTS.test(source))
    .map(({ id, source }) => ({ name: id, html: source }));
  return { pages, scripted: cases.length - pages.length };
}

/** A page in Chromium that answers for ADDRESS alone, and runs no script. */
async function openPage(): Promise<{
  read(html: string): Promise<AriaTree>;
  close(): Promise<void>;
}> {
  const browser = await launchBrowser();
  if (!browser) throw new Error("this bench needs Chromium");
  const page: Page = await browser.newPage({ viewport: { width: 1_280, height: 720 } });
  let body = "";
  await page.route("**/*", (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({
          contentType: "text/html; charset=utf-8",
          headers: { "content-security-policy": "script-src 'none'" },
          body,
        })
      : route.fulfill({ status: 204 }),
  );
  return {
    async read(html) {
      body = html;
      await page.goto(ADDRESS, { waitUntil: "load" });
      return (await page.ariaSnapshotJSON({ mode: "ai" })) as unknown as AriaTree;
    },
    close: () => browser.close(),
  };
}

/** Roles with names in document order; a name that no snapshot shows for its length counts as none. */
function nodesOf(tree: AriaTree): string[] {
  const nodes: string[] = [];
  const visit = (node: AriaNode | string) => {
    if (typeof node === "string" || node.role === "text") return;
    const name = (node.name ?? "").length > NAME_LENGTH_SHOWN ? "" : (node.name ?? "");
    nodes.push(`${node.role} ${name}`);
    for (const child of node.children ?? []) visit(child);
  };
  for (const node of tree) visit(node);
  return nodes;
}

/** The length of the longest list that both have in their order. */
function sharedOf(one: readonly string[], other: readonly string[]): number {
  let above = new Uint32Array(other.length + 1);
  for (const node of one) {
    const row = new Uint32Array(other.length + 1);
    for (const [place, candidate] of other.entries()) {
      row[place + 1] =
        node === candidate
          ? (above[place] ?? 0) + 1
          : Math.max(above[place + 1] ?? 0, row[place] ?? 0);
    }
    above = row;
  }
  return above[other.length] ?? 0;
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("name a file of cases or a folder of pages");
const { pages, scripted } = readPages(path);
const chromium = await openPage();
let [shared, ofChromium, ofStatic, equal] = [0, 0, 0, 0];
const times: number[] = [];
for (const { name, html } of pages) {
  const theirs = nodesOf(await chromium.read(html));
  const start = process.cpuUsage();
  const ours = nodesOf(readStaticPage(html).tree() ?? []);
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1_000);
  const same = sharedOf(theirs, ours);
  shared += same;
  ofChromium += theirs.length;
  ofStatic += ours.length;
  if (same === theirs.length && same === ours.length) equal += 1;
  else if (process.env.MISSES)
    console.log(name, { same, theirs: theirs.length, ours: ours.length });
}
await chromium.close();
times.sort((one, other) => one - other);
const at = (share: number) =>
  `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`;
console.log(`${pages.length} pages, ${scripted} more with scripts left out`);
console.log(`nodes: ${ofChromium} in Chromium, ${ofStatic} without, ${shared} in both`);
console.log(
  `agreement: ${(shared / Math.max(ofChromium, ofStatic)).toFixed(4)} of the longer list`,
);
console.log(`pages with equal lists: ${equal}`);
console.log(`CPU of a page without a browser: ${at(0.5)} median, ${at(1)} at most`);
