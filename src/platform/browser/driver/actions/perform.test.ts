import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { launchBrowser } from "../../../../../test/helpers/servers/browser.js";
import { driveSite, serveSite } from "../../../../../test/helpers/servers/driver-session.js";
import type { FaultCode } from "../../actions.js";

const answer =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end();
  };
let wasOnce = false;
const PAGES = {
  "/": '<title>First</title><h1>First</h1><a href="/second">On</a>',
  "/second":
    "<title>Second</title><h1>Second</h1><script>console.error('bad',1);console.debug('fine')</script>",
  "/asks":
    "<button onclick=\"this.textContent=confirm('Sure?')\">Ask</button><button onclick=\"this.textContent=prompt('Name?','x')\">Name</button>",
  "/asks-at-once": "<h1>Asks</h1><script>confirm('Now?')</script><p>After",
  "/alerts": "<script>alert('Hello')</script><h1>Alerted</h1>",
  "/chooser": "<input type=file aria-label=File>",
  "/links-to": `<a>There</a><script>document.querySelector("a").href = location.search.slice(1)</script>`,
  "/styled": `<style>nav{display:flex}.off{display:none}pre span{display:block}</style><body><nav><a>Home</a><a>Figures</a></nav><a class=off>Menu</a><p>o<b>n</b>e</p><pre><span>a\n</span><span>b</span></pre>`,
  "/wide": "<p></p><script>document.querySelector('p').textContent = innerWidth</script>",
  "/once": ((request, response) => {
    // Chromium shows a page again from its cache, where it may.
    response.setHeader("cache-control", "no-store");
    wasOnce ? request.socket.destroy() : response.end("<h1>Once</h1>");
    wasOnce = true;
  }) satisfies RequestListener,
  "/moves": `<title>Moves</title><script>
    const times = Number(sessionStorage.times ?? 0);
    sessionStorage.times = times + 1;
    if (times < 4) setTimeout(() => location.reload(), 30);
    else document.write('<h1>Arrived</h1>');
  </script>`,
  "/leaves": "<h1>Stay</h1><script>onbeforeunload=(event)=>event.preventDefault()</script>",
  "/large": "<body><script>document.body.title = 'x'.repeat(9_000_000)</script>",
  "/download": answer(200, { "content-disposition": "attachment; filename=a.zip" }),
  "/paper": answer(200, { "content-type": "application/pdf" }),
  "/nothing": answer(204),
  "/unsaid": answer(500),
  "/error": ((_request, response) => {
    response.writeHead(503, { "content-type": "text/html" });
    response.end("<h1>Out of order</h1>");
  }) satisfies RequestListener,
  "/loop": answer(302, { location: "/loop" }),
  "/broken": ((request) => request.socket.destroy()) satisfies RequestListener,
};

const browser = await launchBrowser();

describe.skipIf(!browser)("an action", () => {
  const site = driveSite(browser, PAGES);
  const { act, open } = site;
  const expectFault = (work: Promise<unknown>, code: FaultCode, message: string | RegExp) =>
    expect(work).rejects.toMatchObject({
      name: "BrowserFault",
      code,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });

  it("needs a page, but for those that open one", async () => {
    const none = "no page is open: open one with browser_navigate";
    await expectFault(act({ name: "snapshot" }), "no_page", none);
    await expectFault(act({ name: "tabs", action: "close" }), "no_page", "no page is open");
    expect(await act({ name: "tabs", action: "list" })).toEqual({
      engine: "chromium",
      tabs: [],
      events: [],
    });
    expect(await open("/")).toEqual({
      engine: "chromium",
      tabs: [{ title: "First", url: `${site.url}/`, isCurrent: true }],
      httpStatus: 200,
      snapshot: {
        text: expect.stringContaining('- heading "First" [level=1] [ref='),
        isCut: false,
        isIncremental: false,
      },
      events: [],
    });
  });

  it("goes back, as far as there are pages", async () => {
    await open("/");
    await act({ name: "click", target: "text=On" });
    expect((await act({ name: "navigate_back" })).tabs[0]?.title).toBe("First");
    const fresh = await act({ name: "tabs", action: "new" });
    expect(fresh.tabs).toHaveLength(2);
    await expectFault(act({ name: "navigate_back" }), "invalid", "there is no page to go back to");
    await act({ name: "tabs", action: "close" });
  });

  it.each([
    ["/download", "failed", "url is a download; downloads are off"],
    ["/nothing", "failed", "url was answered without a page, or loading it was broken off"],
    ["/unsaid", "failed", "the server of url answered with status 500 and without a page"],
    ["/paper", "failed", "url is a download; downloads are off"],
    ["/broken", "failed", "the server of url answered without a page"],
    ["/loop", "failed", "url redirects too often"],
  ] as const)("says why %s cannot be shown", async (path, code, message) => {
    await expectFault(open(path), code, message);
    site.session.events.length = 0;
  });

  it.each([
    ["http://127.0.0.1:1/", "refused", "url leads to an address that browsers do not open"],
    ["http://no-such-host.invalid/", "failed", "the host of url has no address"],
    ["file:///etc/hosts", "invalid", /^url must be an address of http or https/],
    ["javascript:alert(1)", "invalid", /^url must be an address of http or https/],
    ["view-source:https://example.com/", "invalid", /^url must be an address of http or https/],
    ["http://", "invalid", /^url must be an address of http or https/],
  ] as const)("says why %s is not opened", async (url, code, message) => {
    await expectFault(act({ name: "navigate", url }), code, message);
  });

  it("says that nobody listens, and that a host has no certificate", async () => {
    const other = await serveSite({});
    await other.close();
    const closed = "the host of url does not accept connections";
    await expectFault(act({ name: "navigate", url: other.url }), "failed", closed);
    const secure = site.url.replace("http:", "https:");
    await expectFault(act({ name: "navigate", url: secure }), "failed", /valid certificate$/);
    const bare = site.url.replace("http://", "");
    const tried = /valid certificate \(https:\/\/ was tried; http:\/\/ has to be written\)$/;
    await expectFault(act({ name: "navigate", url: bare }), "failed", tried);
  });

  it("shows the page of an error, right after a page that could not be loaded", async () => {
    await expectFault(open("/unsaid"), "failed", /without a page/);
    const { httpStatus, snapshot } = await open("/error");
    expect(httpStatus).toBe(503);
    expect(snapshot?.text).toContain("Out of order");
  });

  it.each([
    ["a file", () => `${site.url}/download`],
    ["a file that browsers show", () => `${site.url}/paper`],
    ["an answer without a page", () => `${site.url}/unsaid`],
    ["a connection that breaks", () => `${site.url}/broken`],
    ["a host without an address", () => "http://no-such-host.invalid/"],
    ["an address that browsers do not open", () => "http://127.0.0.1:1/"],
  ])("keeps the page before in its tab after %s", async (_what, address) => {
    await open("/second");
    await open("/");
    await act({ name: "navigate", url: address() }).catch(() => undefined);
    site.session.events.length = 0;
    const { tabs, snapshot, httpStatus } = await act({ name: "snapshot" });
    expect(tabs[0]).toMatchObject({ title: "First", url: `${site.url}/` });
    expect([snapshot?.text.includes('heading "First"'), httpStatus]).toEqual([true, 200]);
    expect((await act({ name: "navigate_back" })).tabs[0]?.title).toBe("Second");
  });

  it.each([
    ["/broken", "ERR_EMPTY_RESPONSE"],
    ["/paper", undefined],
  ])("tells of a link to %s, and shows the page with it again", async (path, reason) => {
    await open(`/links-to?${path}`);
    const { tabs, snapshot, events } = await act({ name: "click", target: "a" });
    expect(tabs[0]?.url).toBe(`${site.url}/links-to?${path}`);
    expect(snapshot?.text).toContain('link "There"');
    const why = reason === undefined ? "" : ` (${reason})`;
    const told = `${site.url}${path} could not be shown${why}: the page before is shown again.`;
    expect(events).toContain(told);
  });

  it("has an empty tab where no page was there before, or where it is gone", async () => {
    await act({ name: "tabs", action: "new" });
    await expectFault(open("/broken"), "failed", /without a page/);
    const fresh = await act({ name: "snapshot" });
    expect([fresh.tabs.at(-1)?.url, fresh.snapshot?.text]).toEqual(["about:blank", ""]);
    await open("/once");
    const lost = /without a page; the page before is gone, and the tab is empty$/;
    await expectFault(open("/once"), "failed", lost);
    expect((await act({ name: "snapshot" })).tabs.at(-1)?.url).toBe("about:blank");
    await act({ name: "tabs", action: "close" });
  });

  it("sets the size of the window before there is a page", async () => {
    await act({ name: "close" });
    const { tabs } = await act({ name: "resize", width: 390, height: 844 });
    expect(tabs.map(({ url }) => url)).toEqual(["about:blank"]);
    await open("/wide");
    expect((await act({ name: "snapshot" })).snapshot?.text).toContain("390");
    await act({ name: "resize", width: 1280, height: 720 });
  });

  it("opens, selects and closes tabs", async () => {
    await open("/");
    const opened = await act({ name: "tabs", action: "new", url: `${site.url}/second` });
    expect(opened.tabs.map(({ title, isCurrent }) => [title, isCurrent])).toEqual([
      ["First", false],
      ["Second", true],
    ]);
    const selected = await act({ name: "tabs", action: "select", index: 0 });
    expect(selected.snapshot?.text).toContain("First");
    expect(selected.tabs[0]?.isCurrent).toBe(true);
    await expectFault(act({ name: "tabs", action: "select" }), "invalid", "index must be given");
    const outside = act({ name: "tabs", action: "close", index: 2 });
    await expectFault(outside, "invalid", "index must be from 0 to 1");
    expect((await act({ name: "tabs", action: "close", index: 1 })).tabs).toHaveLength(1);
  });

  it("stops at a question of the page until it is answered", async () => {
    await open("/asks");
    const asked = await act({ name: "click", target: "text=Ask" });
    expect(asked.dialog).toEqual({ type: "confirm", message: "Sure?" });
    expect(asked.snapshot).toBeUndefined();
    const waiting =
      'a confirm dialog waits for an answer, "Sure?": answer it with browser_handle_dialog first';
    await expectFault(act({ name: "snapshot" }), "invalid", waiting);
    await expectFault(open("/"), "invalid", waiting);
    const answered = await act({ name: "handle_dialog", accept: false });
    expect(answered.snapshot?.text).toContain('button "false"');
    expect(answered.dialog).toBeUndefined();
    await act({ name: "click", target: "text=Name" });
    const named = await act({ name: "handle_dialog", accept: true, promptText: "Ada" });
    expect(named.snapshot?.text).toContain('button "Ada"');
    const none = act({ name: "handle_dialog", accept: true });
    await expectFault(none, "invalid", "no dialog is open");
  });

  it("tells of a question that is asked while a page loads", async () => {
    expect((await open("/asks-at-once")).dialog).toEqual({ type: "confirm", message: "Now?" });
    const { snapshot } = await act({ name: "handle_dialog", accept: true });
    expect(snapshot?.text).toContain("After");
  });

  it("closes alerts and tells what they said", async () => {
    const { events, snapshot } = await open("/alerts");
    expect(events).toEqual(['The page showed an alert, which was closed: "Hello"']);
    expect(snapshot?.text).toContain("Alerted");
  });

  it("tells of a page that asks for a file", async () => {
    await open("/chooser");
    const { events } = await act({ name: "click", target: "input" });
    expect(events).toEqual(["The page asked for a file, and got none."]);
  });

  it("lists the console from a level up, and the requests", async () => {
    await open("/second");
    const shown = await act({ name: "console_messages" });
    expect(shown.lines).toContain("[ERROR] bad 1");
    expect(shown.lines).not.toContain("[DEBUG] fine");
    const all = await act({ name: "console_messages", level: "debug" });
    expect(all.lines).toEqual(expect.arrayContaining(["[ERROR] bad 1", "[DEBUG] fine"]));
    const { lines } = await act({ name: "network_requests" });
    expect(lines?.at(-1)).toBe(`[GET] ${site.url}/second => [200]`);
    const some = await act({ name: "network_requests", filter: "/SECOND =>/i" });
    expect(some.lines).toContain(`[GET] ${site.url}/second => [200]`);
    expect(some.lines).not.toContain(`[GET] ${site.url}/ => [200]`);
    expect((await act({ name: "network_requests", filter: "none of it" })).lines).toEqual([]);
  });

  it("answers the markup of a page, unless it is too large", async () => {
    await open("/");
    expect((await act({ name: "content" })).html).toContain('<a href="/second">On</a>');
    await open("/styled");
    const { html } = await act({ name: "content" });
    expect(html).toContain("<nav> <a>Home</a>  <a>Figures</a> </nav>");
    expect(html).toContain('<a class="off" hidden="">Menu</a>');
    expect(html).toContain("<p>o<b>n</b>e</p><pre><span>a\n</span><span>b</span></pre>");
    expect(html).toContain("<style>");
    await open("/large");
    await expectFault(act({ name: "content" }), "failed", "the page is larger than 8 MiB");
  });

  it("shows the page that another one gave way to", async () => {
    await open("/moves");
    await act({ name: "wait_for", text: "Arrived" });
    expect((await act({ name: "snapshot" })).snapshot?.text).toContain('heading "Arrived"');
  });

  it("leaves a page that asks whether to stay", async () => {
    await open("/leaves");
    await act({ name: "click", target: "h1" });
    const { tabs, dialog } = await open("/");
    expect([tabs[0]?.title, dialog]).toEqual(["First", undefined]);
  });

  it("closes all pages in the end", async () => {
    expect((await act({ name: "close" })).tabs).toEqual([]);
  });
});
