import { describe, expect, it } from "vitest";
import { SNAPSHOT_BYTES_MAX } from "../../../src/engines/aria-snapshot/write.js";
import type { BrowserAction } from "../../../src/platform/browser/actions.js";
import { launchBrowser } from "../../helpers/servers/browser.js";
import { driveSite } from "../../helpers/servers/driver-session.js";

const script = (code: string) => `<body><script>${code}</script>`;
const PAGES = {
  "/list": `<header>Top</header><main><ul>${"<li><a href=/x>Link</a> with a text of some length".repeat(3_000)}</ul></main><footer>Bottom</footer>`,
  "/small":
    "<h1>Small</h1><ul><li>one<li>two<li>three</ul><button onclick=\"document.querySelectorAll('li')[1].textContent='changed'\">Change</button>",
  "/elements": `<h1>Many</h1><div id=part><p>Only this</div>${"<i></i>".repeat(60_000)}`,
  "/text": script("document.body.ariaLabel='x'.repeat(30_000_000);document.body.role='main'"),
  "/labels": script(
    "document.body.innerHTML='<p id=long>'+'x'.repeat(100_000)+'</p>'+'<button aria-labelledby=long></button>'.repeat(100)",
  ),
  "/frames": "<iframe src=/text></iframe><p>Around it",
  "/200-frames": `<h1>Framed</h1>${"<iframe></iframe>".repeat(199)}`,
  "/201-frames": "<iframe></iframe>".repeat(200),
  "/shadow": script(
    "const root=document.body.attachShadow({mode:'open'});root.innerHTML='<b></b>'.repeat(50_000)",
  ),
  "/liar": script(
    "document.body.innerHTML='<i></i>'.repeat(50_000);Document.prototype.getElementsByTagName=()=>[];" +
      "Node.prototype.getRootNode=()=>null;Object.defineProperty(Node.prototype,'firstChild',{get:()=>null});" +
      "document.querySelectorAll=()=>[];Element.prototype.querySelectorAll=()=>[]",
  ),
  "/busy": '<button onclick="setTimeout(()=>{for(;;);})">Compute</button>',
};

const browser = await launchBrowser();

describe.skipIf(!browser)("a snapshot of", () => {
  const site = driveSite(browser, PAGES);
  const { act, open } = site;

  it("a long list holds what is around it, and the list is reached part by part", async () => {
    const { snapshot } = await open("/list");
    expect(snapshot?.isCut).toBe(true);
    expect(Buffer.byteLength(snapshot?.text ?? "")).toBeLessThanOrEqual(SNAPSHOT_BYTES_MAX);
    expect(snapshot?.text).toContain("banner");
    expect(snapshot?.text).toContain("Bottom");
    const range = /with target (\w+\.\.\w+)/.exec(snapshot?.text ?? "")?.[1] ?? "";
    const next = await act({ name: "snapshot", target: range });
    expect(next.snapshot?.text.startsWith(`- listitem [ref=${range.split("..")[0]}]:`)).toBe(true);
    expect(Buffer.byteLength(next.snapshot?.text ?? "")).toBeLessThanOrEqual(SNAPSHOT_BYTES_MAX);
    await expect(act({ name: "snapshot", target: "e2..e999999" })).rejects.toMatchObject({
      code: "invalid",
      message: "e2..e999999 are not siblings on the page any more: take a new snapshot",
    });
  });

  it("a page that was seen before holds what changed, if asked", async () => {
    await open("/small");
    const ask: BrowserAction = { name: "snapshot", incremental: true };
    expect((await act(ask)).snapshot).toEqual({
      text: "# nothing changed since the last snapshot",
      isCut: false,
      isIncremental: true,
    });
    await site.session.tabs[0]?.page.locator("button").click();
    const { snapshot } = await act(ask);
    expect(snapshot?.isIncremental).toBe(true);
    expect(snapshot?.text).toMatch(/^ {4}- listitem \[ref=\w+\]: changed$/m);
    expect(snapshot?.text).toContain("[unchanged]");
    await open("/small");
    expect((await act({ name: "snapshot", incremental: true })).snapshot?.isIncremental).toBe(true);
  });

  it("60,000 elements is refused, and a part of them is not", async () => {
    const reply = await open("/elements");
    const refusal =
      "there are 60,005 elements, and a snapshot is made of at most 40,000: " +
      "give a selector of a part as target, or use browser_extract";
    expect(reply.snapshot).toBeUndefined();
    expect(reply.events).toEqual([`No snapshot: ${refusal}`]);
    for (const action of [{ name: "snapshot" }, { name: "find", text: "Only" }] as const) {
      await expect(act(action)).rejects.toMatchObject({ code: "failed", message: refusal });
    }
    const part = await act({ name: "snapshot", target: "#part" });
    expect(part.snapshot?.text).toMatch(/paragraph \[ref=\w+\]: Only this/);
  });

  it.each([
    ["/text", "characters"],
    ["/labels", "characters"],
    ["/frames", "characters"],
    ["/shadow", "elements"],
    ["/liar", "elements"],
  ])("%s is refused for its %s", async (path, what) => {
    const { events } = await open(path);
    expect(events).toEqual([expect.stringMatching(`^No snapshot: there are [\\d,]+ ${what}, and`)]);
  });

  it("more than 200 frames, the page itself among them, is refused", async () => {
    expect((await open("/200-frames")).snapshot?.text).toContain('heading "Framed"');
    const refusal = "the page has more than 200 frames";
    expect((await open("/201-frames")).events).toEqual([`No snapshot: ${refusal}`]);
    const asked = act({ name: "snapshot" });
    await expect(asked).rejects.toMatchObject({ code: "failed", message: refusal });
  });

  it("a page that computes without end is given up", async () => {
    await open("/busy");
    const busy = "the page does not answer: its scripts keep it busy";
    // Whether the click is told as done depends on how soon it is seen to be.
    await act({ name: "click", target: "button" }).catch(() => undefined);
    const again = act({ name: "snapshot" });
    await expect(again).rejects.toMatchObject({ code: "timeout", message: busy });
  });
});
