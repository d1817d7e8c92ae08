import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import axe from "axe-core";
import { launchBrowser } from "../../test/helpers/servers/browser.js";

/** What axe says of each of its rules that it was asked and that applied. */
export interface AxeVerdicts {
  readonly violations: ReadonlySet<string>;
  readonly incomplete: ReadonlySet<string>;
}

/** axe on one host: judges a page by some of its rules, or by those that it asks unbidden. */
export interface AxeHost {
  readonly name: string;
  judge(source: string, rules?: readonly string[]): Promise<AxeVerdicts>;
  close(): Promise<void>;
}

interface DomWindow {
  readonly document: { readonly documentElement: axe.ElementContext };
  readonly axe: typeof axe;
  eval(script: string): void;
  close(): void;
}
interface JsdomModule {
  readonly JSDOM: new (
    source: string,
    options: { readonly virtualConsole: object; readonly runScripts?: "outside-only" },
  ) => { readonly window: DomWindow };
  readonly VirtualConsole: new () => object;
}

const require = createRequire(import.meta.url);
const ORIGIN = "http://page.invalid/";

/** The ids of the ACT rules that axe says each of its rules implements; deprecated rules as well. */
export function actRulesOfAxe(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    axe
      .getRules()
      .map(({ ruleId, actIds }) => [ruleId, actIds ?? []] as const)
      .filter(([, actIds]) => actIds.length > 0),
  );
}

/** axe, loaded once, on a new jsdom for each page: the cheapest way to run it there. */
export function axeOnJsdom(): AxeHost {
  const { JSDOM, VirtualConsole }: JsdomModule = require("jsdom");
  return {
    name: "axe on jsdom",
    async judge(source, rules) {
      const { window } = new JSDOM(source, { virtualConsole: new VirtualConsole() });
      try {
        return verdicts(await axe.run(window.document.documentElement, options(rules)));
      } finally {
        axe.teardown();
        window.close();
      }
    },
    close: async () => undefined,
  };
}

/** axe, loaded by each page into its own window, as in a browser. */
export function axeInJsdom(): AxeHost {
  const { JSDOM, VirtualConsole }: JsdomModule = require("jsdom");
  return {
    name: "axe in each jsdom",
    async judge(source, rules) {
      const virtualConsole = new VirtualConsole();
      const { window } = new JSDOM(source, { virtualConsole, runScripts: "outside-only" });
      try {
        window.eval(axe.source);
        const { documentElement } = window.document;
        return verdicts(await window.axe.run(documentElement, options(rules)));
      } finally {
        window.close();
      }
    },
    close: async () => undefined,
  };
}

/**
 * axe in Chromium, or undefined where none can be started. The page gets nothing but its source, and no
 * script of it runs, so that both judge the same elements.
 */
export async function axeInChromium(): Promise<AxeHost | undefined> {
  const browser = await launchBrowser();
  if (!browser) return undefined;
  const library = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
  const context = await browser.newContext();
  const page = await context.newPage();
  let body = "";
  await context.route("**/*", (route, request) => {
    if (request.url() !== ORIGIN) {
      // An empty answer leaves the page in its place where a meta element would send it elsewhere.
      return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
    }
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "script-src 'none'",
    };
    return route.fulfill({ headers, body });
  });
  return {
    name: "axe in Chromium",
    async judge(source, rules) {
      body = source;
      await page.goto(ORIGIN, { waitUntil: "domcontentloaded" });
      await page.evaluate(library);
      const run = `axe.run(document, ${JSON.stringify(options(rules))})`;
      return verdicts(await page.evaluate<axe.AxeResults>(run));
    },
    close: () => browser.close(),
  };
}

const options = (rules: readonly string[] | undefined): axe.RunOptions => ({
  ...(rules ? { runOnly: { type: "rule", values: [...rules] } } : {}),
  resultTypes: ["violations", "incomplete"],
  iframes: false,
  elementRef: false,
});

function verdicts({ violations, incomplete }: axe.AxeResults): AxeVerdicts {
  const ids = (results: readonly axe.Result[]) => new Set(results.map(({ id }) => id));
  return { violations: ids(violations), incomplete: ids(incomplete) };
}
