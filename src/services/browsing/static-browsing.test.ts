import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestHouse, type TestHouse } from "../../../test/helpers/apps/test-house.js";
import { type PageServer, startPageServer } from "../../../test/helpers/servers/page-server.js";
import type { ActionReply, BrowserAction } from "../../platform/browser/actions.js";
import { MISNAMED_BROWSER } from "../../platform/browser/executable/find-executable.js";
import { createBrowsing } from "./create-browsing.js";
import { USUAL_LIMITS } from "./static/static-browsing.js";

const [ANN, BEN] = ["acc_000000000000000000000001", "acc_000000000000000000000002"];
const NO_BROWSER = {
  BROWSER_EXECUTABLE: "/nowhere/chromium",
  OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
  WORKERS: "2",
};

let server: PageServer;
let house: TestHouse;
/** What names are looked up to. */
let addresses: readonly string[] = [];
beforeAll(async () => {
  server = await startPageServer();
  house = await openTestHouse({ environment: NO_BROWSER, resolveName: async () => addresses });
});
beforeEach(() => {
  server.pages.clear();
  server.asked.length = 0;
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  await house.platform.close();
  await server.close();
});

let sessions = 0;
/** What ends the sessions of a test: those of an account are counted. */
const ends: (() => Promise<void>)[] = [];

/** A session of its own, as a caller without a browser has it. */
function open({ account = ANN, browsing = house.platform.browsing } = {}) {
  sessions += 1;
  const name = { account, session: `s${sessions}` };
  const end = () => browsing.end(name);
  const { signal } = new AbortController();
  ends.push(end);
  return {
    end,
    act: (action: BrowserAction) => browsing.act({ ...name, action, signal }),
    extract: async (format: "text" | "links" | "metadata") => {
      const { reading, ...said } = await browsing.extract({ ...name, format, signal });
      return { ...said, reading: JSON.parse(Buffer.from(reading).toString()) };
    },
  };
}

function serve(path: string, body: string | Buffer, type = "text/html; charset=utf-8"): string {
  server.pages.set(path, (_request, reply) => {
    reply.writeHead(200, { "content-type": type }).end(body);
  });
  return `${server.url}${path}`;
}

const fault = (code: string, message: string) =>
  expect.objectContaining({ name: "BrowserFault", code, message });
const yamlOf = ({ snapshot }: ActionReply) => snapshot?.text.split("\n");

describe("without a browser", () => {
  it("a page is shown as it is written, with refs and addresses that can be gone to", async () => {
    const url = serve(
      "/sub/mill",
      `<title>The mill</title><script>document.write("scripted")</script>
       <h1>Mill</h1><p>Wind and <a href="../plan?x=1">the plan</a></p>
       <p hidden>secret</p><label>Name <input required></label><button disabled>Grind</button>`,
    );
    const { act } = open();
    const reply = await act({ name: "navigate", url });
    expect(house.platform.browsing.engine()).toBe("static");
    expect(reply).toMatchObject({
      engine: "static",
      tabs: [{ title: "The mill", url, isCurrent: true }],
      snapshot: { isCut: false, isIncremental: false },
      events: [],
    });
    expect(yamlOf(reply)).toEqual([
      "- generic [active] [ref=e1]:",
      '  - heading "Mill" [level=1] [ref=e2]',
      "  - paragraph [ref=e3]:",
      "    - text: Wind and",
      '    - link "the plan" [ref=e4] [cursor=pointer]:',
      `      - /url: ${server.url}/plan?x=1`,
      "  - generic [ref=e5]:",
      "    - text: Name",
      '    - textbox "Name" [ref=e6]',
      '  - button "Grind" [disabled] [ref=e7]',
    ]);
    const { snapshot } = await act({ name: "snapshot", target: "e3" });
    expect(snapshot?.text).toMatch(/^- paragraph \[ref=e3\]:\n {2}- text: Wind and\n/);
    expect(yamlOf(await act({ name: "snapshot", depth: 1 }))).not.toContain("text: Wind and");
  });

  it("a link is followed by its address, and the way leads back", async () => {
    serve("/plan", "<title>Plan</title><p>the plan");
    const mill = serve("/mill", '<title>Mill</title><a href="/plan">on</a>');
    const { act } = open();
    const first = await act({ name: "navigate", url: mill });
    const address = /\/url: (\S+)/.exec(first.snapshot?.text ?? "")?.[1] ?? "";
    expect((await act({ name: "navigate", url: address })).tabs[0]?.title).toBe("Plan");
    expect((await act({ name: "navigate_back" })).tabs).toEqual(first.tabs);
    await expect(act({ name: "navigate_back" })).rejects.toEqual(
      fault("invalid", "there is no page to go back to"),
    );
  });

  it("redirects are followed, and the tab tells where they led", async () => {
    server.pages.set("/old", (_request, reply) => {
      reply.writeHead(302, { location: "/new" }).end();
    });
    const url = serve("/new", "<p>moved");
    const reply = await open().act({ name: "navigate", url: `${server.url}/old` });
    expect(reply.tabs[0]?.url).toBe(url);
  });

  it("a text is found with the lines around it, also by a pattern", async () => {
    const url = serve("/", "<ul><li>sand<li>water<li>iron</ul>");
    const { act } = open();
    await act({ name: "navigate", url });
    const found = await act({ name: "find", text: "WATER" });
    expect(found.lines).toEqual(
      expect.arrayContaining(["1 line matches.", "  - listitem [ref=e4]: water"]),
    );
    expect((await act({ name: "find", regex: "/IRON|sand/i" })).lines?.[0]).toBe("2 lines match.");
    expect((await act({ name: "find", text: "gold" })).lines).toEqual([
      "No line of the page matches.",
    ]);
    await expect(act({ name: "find", regex: "(" })).rejects.toEqual(
      fault("invalid", "regex must be a regular expression, with flags i, m, s or u"),
    );
    server.pages.clear();
    serve("/", `<p>${"a".repeat(40)}!`);
    await act({ name: "navigate", url });
    await expect(act({ name: "find", regex: "(a+)+$" })).rejects.toEqual(
      fault("invalid", "regex takes too long: use a simpler one, or text"),
    );
  });

  it("a page is extracted as page-extract reads it, without being asked for again", async () => {
    const url = serve(
      "/sub/page",
      '<html lang="de"><title>Hof</title><p>Zum <a href="plan">Plan</a>',
    );
    const { act, extract } = open();
    await act({ name: "navigate", url });
    expect(await extract("text")).toMatchObject({
      engine: "static",
      url,
      events: [],
      reading: { format: "text", url, title: "Hof", language: "de", text: "Zum Plan" },
    });
    const { reading } = await extract("links");
    expect(reading.links).toEqual([{ href: `${server.url}/sub/plan`, text: "Plan", rel: null }]);
    expect(server.asked).toHaveLength(1);
    expect((await act({ name: "content" })).html).toContain('<a href="plan">');
  });

  it("plain text is text, in which nothing is markup", async () => {
    const url = serve("/", "if a < b & <b>c</b>", "text/plain");
    const reply = await open().act({ name: "navigate", url });
    expect(reply.snapshot?.text).toBe("- generic [active] [ref=e1]: if a < b & <b>c</b>");
  });

  it("nothing changes on a page by itself", async () => {
    const { act } = open();
    await act({ name: "navigate", url: serve("/", "<p>still") });
    const reply = await act({ name: "snapshot", incremental: true });
    expect(reply.snapshot).toEqual({
      text: "# nothing changed since the last snapshot",
      isCut: false,
      isIncremental: true,
    });
    const { events } = await act({ name: "snapshot", boxes: true });
    expect(events).toEqual([
      "Boxes are left out: where things are on the page only a browser tells.",
    ]);
  });

  it("a snapshot ends at 50 KB, and what is left out is reached by its ref and by find", async () => {
    const list = (count: number) => "<li>one thing in a list".repeat(count);
    const url = serve("/", `<ul>${list(3_000)}<li>needle</ul><p>end of page`);
    const { act } = open();
    const { snapshot } = await act({ name: "navigate", url });
    expect(snapshot?.isCut).toBe(true);
    expect(Buffer.byteLength(snapshot?.text ?? "")).toBeLessThanOrEqual(50 * 1_024);
    expect(snapshot?.text).toContain("end of page");
    const { lines } = await act({ name: "find", text: "needle" });
    const ref = /ref=(e\d+)\]: needle/.exec(lines?.join("\n") ?? "")?.[1];
    expect(yamlOf(await act({ name: "snapshot", target: ref }))).toEqual([
      `- listitem [ref=${ref}]: needle`,
    ]);
  });

  it.each<[BrowserAction, string]>([
    [{ name: "click", target: "e1" }, "browser_click"],
    [{ name: "take_screenshot" }, "browser_take_screenshot"],
    [{ name: "tabs", action: "new" }, "browser_tabs with action new"],
    [{ name: "console_messages" }, "browser_console_messages"],
  ])("%j names what to install", async (action, tool) => {
    const message = `${tool} needs Chromium: ${MISNAMED_BROWSER}`;
    await expect(open().act(action)).rejects.toEqual(fault("unavailable", message));
  });
});

describe("a page that is not there", () => {
  it("leaves the session where it was", async () => {
    const { act } = open();
    await act({ name: "navigate", url: serve("/", "<title>Here</title><p>here") });
    await expect(act({ name: "navigate", url: `${server.url}/gone` })).rejects.toEqual(
      fault("failed", "url was answered with status 404"),
    );
    expect((await act({ name: "snapshot" })).tabs[0]?.title).toBe("Here");
    expect((await act({ name: "close" })).tabs).toEqual([]);
    const none = fault("no_page", "no page is open: open one with browser_navigate");
    await expect(act({ name: "snapshot" })).rejects.toEqual(none);
    await expect(act({ name: "navigate_back" })).rejects.toEqual(none);
    expect((await act({ name: "tabs", action: "list" })).tabs).toEqual([]);
  });

  it.each([
    ["http://10.0.0.1/", "the address must have a host on the public internet"],
    ["http://[::1]/", "the address must not lead to a loopback address"],
    ["http://169.254.169.254/latest", "the address must have a host on the public internet"],
    ["http://a:b@example.com/", "the address must not hold a user name or password"],
  ])("because %s is refused", async (url, reason) => {
    const refused = open().act({ name: "navigate", url });
    await expect(refused).rejects.toEqual(fault("refused", `url is refused: ${reason}`));
  });

  it("because its name or a redirect leads to where nobody may go", async () => {
    addresses = ["93.184.216.34", "10.0.0.1"];
    const named = open().act({ name: "navigate", url: "http://pages.example.com/" });
    const reason = "the host has an address that is not on the public internet";
    await expect(named).rejects.toEqual(fault("refused", `url is refused: ${reason}`));
    server.pages.set("/inside", (_request, reply) => {
      reply.writeHead(302, { location: "http://192.168.0.1/admin" }).end();
    });
    const redirected = open().act({ name: "navigate", url: `${server.url}/inside` });
    await expect(redirected).rejects.toMatchObject({
      code: "refused",
      message: expect.stringMatching(/^url is redirected to where it is refused: /),
    });
  });

  it.each([
    ["ftp://example.com/", "url must be an address of http or https, or about:blank"],
    ["file:///etc/passwd", "url must be an address of http or https, or about:blank"],
  ])("because %s is no page", async (url, message) => {
    await expect(open().act({ name: "navigate", url })).rejects.toEqual(fault("invalid", message));
  });

  it("because its ref is not", async () => {
    const { act } = open();
    await act({ name: "navigate", url: serve("/", "<p>here") });
    await expect(act({ name: "snapshot", target: "e99" })).rejects.toEqual(
      fault("invalid", "ref e99 is not on the page: take a new snapshot"),
    );
    await expect(act({ name: "snapshot", target: "#main" })).rejects.toEqual(
      fault(
        "invalid",
        "target must be a ref of the snapshot, such as e12; selectors need Chromium",
      ),
    );
  });
});

describe("sessions beside one another", () => {
  it("of two accounts with one name know nothing of each other", async () => {
    const url = serve("/", "<title>Ann's</title><p>hers");
    const { browsing } = house.platform;
    const { signal } = new AbortController();
    const action = { name: "navigate", url } as const;
    await browsing.act({ account: ANN, session: "same", action, signal });
    const other = { account: BEN, session: "same", signal };
    await expect(browsing.act({ ...other, action: { name: "snapshot" } })).rejects.toMatchObject({
      code: "no_page",
    });
    await browsing.end({ account: BEN, session: "same" });
    ends.push(() => browsing.end({ account: ANN, session: "same" }));
    const still = { account: ANN, session: "same", signal, action: { name: "snapshot" } } as const;
    expect((await browsing.act(still)).tabs[0]?.title).toBe("Ann's");
  });

  it("wait for one another's pages within the caps of an account", async () => {
    const replies: (() => void)[] = [];
    server.pages.set("/slow", (_request, reply) => {
      replies.push(() => reply.writeHead(200, { "content-type": "text/html" }).end("<p>late"));
    });
    const url = `${server.url}/slow`;
    const slow = Array.from({ length: 6 }, () =>
      open({ account: BEN }).act({ name: "navigate", url }),
    );
    while (server.asked.length < 6) await new Promise((done) => setTimeout(done, 5));
    await expect(open({ account: BEN }).act({ name: "navigate", url })).rejects.toEqual(
      fault(
        "busy",
        "at most 6 pages of one account are fetched at the same time: try again in a few seconds",
      ),
    );
    for (const reply of replies) reply();
    expect(await Promise.all(slow)).toHaveLength(6);
  });

  const limited = (limits: Partial<typeof USUAL_LIMITS>) =>
    createBrowsing(house.platform, { ...USUAL_LIMITS, ...limits });

  it("let the page go that was not used for longest, and say so", async () => {
    const url = serve("/", `<p>${"x".repeat(60_000)}`);
    const browsing = limited({ bytesMax: 150_000 });
    const [first, second, third] = [open({ browsing }), open({ browsing }), open({ browsing })];
    await first.act({ name: "navigate", url });
    await second.act({ name: "navigate", url });
    await first.act({ name: "snapshot" });
    await third.act({ name: "navigate", url });
    const reason = "its page made room for pages of others";
    await expect(second.act({ name: "snapshot" })).rejects.toEqual(
      fault("session_ended", `the session is over: ${reason}`),
    );
    await expect(second.act({ name: "snapshot" })).rejects.toMatchObject({ code: "no_page" });
    expect((await first.act({ name: "snapshot" })).tabs).toHaveLength(1);
  });

  it("end when they are idle, and an action that begins anew does so", async () => {
    const url = serve("/", "<p>here");
    const browsing = limited({ idleMs: 0 });
    const session = open({ browsing });
    await session.act({ name: "navigate", url });
    browsing.sweep();
    const { events } = await session.act({ name: "navigate", url });
    expect(events).toEqual(["The session before is over: it was idle for 0 s."]);
    browsing.sweep();
    await expect(session.act({ name: "snapshot" })).rejects.toEqual(
      fault("session_ended", "the session is over: it was idle for 0 s"),
    );
  });

  it("are so many of one account at most", async () => {
    const url = serve("/", "<p>here");
    const browsing = limited({ accountSessionsMax: 2 });
    for (let count = 0; count < 2; count += 1)
      await open({ browsing }).act({ name: "navigate", url });
    await expect(open({ browsing }).act({ name: "navigate", url })).rejects.toEqual(
      fault("busy", "an account may have 2 sessions: try again in a minute"),
    );
    await open({ browsing, account: BEN }).act({ name: "navigate", url });
  });

  it("end when they are told to", async () => {
    const session = open();
    await session.act({ name: "navigate", url: serve("/", "<p>here") });
    await session.end();
    await expect(session.act({ name: "snapshot" })).rejects.toMatchObject({ code: "no_page" });
  });

  it("give up with their caller", async () => {
    server.pages.set("/silent", () => {});
    const gone = new AbortController();
    const action = { name: "navigate", url: `${server.url}/silent` } as const;
    const { browsing } = house.platform;
    const call = browsing.act({ account: ANN, session: "gone", action, signal: gone.signal });
    while (server.asked.length < 1) await new Promise((done) => setTimeout(done, 5));
    gone.abort(new Error("hung up"));
    await expect(call).rejects.toThrow("hung up");
    await server.idle();
  });
});

describe("a page that asks for too much", () => {
  it("is cut where it has too many elements, and says so", async () => {
    const url = serve("/", "<b>".repeat(200_000));
    const { events } = await open().act({ name: "navigate", url });
    expect(events).toEqual([
      "The page has more elements than are read; what comes after them is left out.",
    ]);
  });

  it("is not shown where it needs more memory than a thread has", async () => {
    const small = await openTestHouse({ environment: { ...NO_BROWSER, WORKER_MEMORY_MB: "64" } });
    const { act } = open({ browsing: small.platform.browsing });
    const url = serve("/", '<b a="1" b="2" c="3" d="4">x</b>'.repeat(100_000));
    const refusal = "the page needs more memory than there is for one";
    try {
      const { events } = await act({ name: "navigate", url });
      expect(events).toEqual([`No snapshot: ${refusal}`]);
      await expect(act({ name: "snapshot" })).rejects.toEqual(fault("failed", refusal));
    } finally {
      await small.platform.close();
    }
  });
});

it("logs no address and no page", () => {
  expect(house.log.text()).not.toMatch(/pages\.example|needle|Gärten/);
});
