import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { launchBrowser } from "../../helpers/servers/browser.js";
import { driveSite } from "../../helpers/servers/driver-session.js";

const FOLDER = new URL("../sites/", import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((path) =>
  /^(pages|frames)\/.*\.html$/.test(path),
);
/** What is easily written wrongly. */
const OWN = {
  "/names":
    '<button>a: b</button><button>it\'s "so"</button><button>- x # y</button><button aria-label="two\nlines">x</button>' +
    `<button>日本語 🙂 e\u0301</button><button>${"long ".repeat(250)}</button><button>[x]</button><a href="#a: b">{y}</a>` +
    "<p>yes</p><p>12</p><p>~</p><p>a: b</p><p> # c</p><p>\\ \u0085 \u200b</p><ul><li>- one<li>'two'<li>\"three\"</ul>",
  "/states":
    "<input type=checkbox checked aria-label=a><input type=checkbox disabled aria-label=b><div role=checkbox aria-checked=mixed tabindex=0>c</div>" +
    "<button aria-pressed=true>d</button><button aria-pressed=mixed>e</button><button aria-expanded=true>f</button><button aria-expanded=false>g</button>" +
    "<h3>h</h3><div role=heading aria-level=9>i</div><input aria-invalid=true aria-label=j value=v><input aria-invalid=spelling aria-label=k>" +
    "<input placeholder='Type: here' autofocus><select><option>1<option selected>2</select><div role=tab aria-selected=true tabindex=0>l</div>" +
    "<div aria-hidden=true>m<button>n</button></div><div style=cursor:pointer>o<span>p</span></div><textarea>two\nlines</textarea>",
  "/shadow":
    "<x-card><b slot=title>Title</b>Body</x-card><script>customElements.define('x-card',class extends HTMLElement{constructor(){super();" +
    "this.attachShadow({mode:'open'}).innerHTML='<section aria-label=Card><slot name=title></slot><slot></slot><button>In it</button></section>'}})</script>",
  "/frames":
    "<iframe srcdoc=\"<p>First <a href='/x'>link</a><iframe srcdoc='<button>Deep</button>'></iframe>\"></iframe><iframe src=/names width=600></iframe>",
  "/frameset": "<frameset cols='50%,50%'><frame src=/states><frame src=/names></frameset>",
};

const browser = await launchBrowser();

describe.skipIf(!browser)("a snapshot", () => {
  const files = FILES.map((path) => [`/${path}`, readFileSync(new URL(path, FOLDER), "utf8")]);
  const site = driveSite(browser, { ...OWN, ...Object.fromEntries(files) });
  const { act, open } = site;
  const currentPage = () => site.session.tabs[site.session.currentIndex]?.page;

  it.each([...Object.keys(OWN), ...FILES.map((path) => `/${path}`)])(
    "is what Playwright writes of %s",
    async (path) => {
      const { snapshot } = await open(path);
      const page = currentPage();
      expect(snapshot).toEqual({
        text: await page?.ariaSnapshot({ mode: "ai" }),
        isCut: false,
        isIncremental: false,
      });
      expect(() => parse(snapshot?.text ?? "{")).not.toThrow();
    },
  );

  it("is what Playwright writes of a part, to a depth and with boxes", async () => {
    await open("/frames");
    const page = currentPage();
    const whole = await act({ name: "snapshot", depth: 2, boxes: true });
    expect(whole.snapshot?.text).toBe(
      await page?.ariaSnapshot({ mode: "ai", depth: 2, boxes: true }),
    );
    const frame =
      /iframe \[ref=(\w+)\]/.exec(whole.snapshot?.text.replaceAll(" [active]", "") ?? "")?.[1] ??
      "";
    const part = await act({ name: "snapshot", target: frame });
    expect(part.snapshot?.text).toContain('link "link"');
    expect(part.snapshot?.text).toBe(await page?.getByRef(frame).ariaSnapshot({ mode: "ai" }));
  });
});
