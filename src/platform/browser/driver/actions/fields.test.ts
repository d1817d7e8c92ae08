import { beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../../../../../test/helpers/servers/browser.js";
import { driveSite, openSession } from "../../../../../test/helpers/servers/driver-session.js";
import type { BrowserAction, FaultCode } from "../../actions.js";
import { perform } from "./perform.js";

const FORM = `<title>Form</title><form action="/sent">
  <label>Name <input name=name></label>
  <label><input type=checkbox name=news value=yes> News</label>
  <label><input type=radio name=size value=s> Small</label><label><input type=radio name=size value=l> Large</label>
  <label>Country <select name=country><option value=fr>France<option value=de>Germany</select></label>
  <label>Toppings <select name=top multiple><option>Ham<option>Olives<option>Corn</select></label>
  <label>Volume <input type=range name=volume min=0 max=10></label>
  <button>Send</button></form>
  <button id=cover onclick="this.textContent+='!'" onmouseover="this.title='seen'" ondblclick="this.textContent='Twice'">Press</button>
  <button hidden>Hidden</button><button disabled>Off</button><b>one</b><b>two</b>
  <div draggable=true ondragstart="event.dataTransfer.setData('text/plain','x')">Drag me</div>
  <div ondragover="event.preventDefault()" ondrop="event.preventDefault();this.textContent='Dropped'">Here</div>
  <p id=keys></p><script>
    addEventListener('keydown',event=>keys.textContent+=(event.ctrlKey?'^':'')+event.key+' ');
    setTimeout(()=>{document.title='Later'},50)
  </script>`;
const FRAMED =
  "<iframe srcdoc='<button onclick=this.textContent=`Clicked`>Inside</button>'></iframe>";
const SLOW =
  "<button onclick=\"fetch('/slow').then(answer=>answer.text()).then(text=>{document.querySelector('p').textContent=text})\">Ask</button><p>Nothing";

const SHORT = `<form action="/sent"><input name=code maxlength=5><textarea maxlength=250></textarea>
  <input type=password maxlength=4><input name=upper oninput="this.value=this.value.toUpperCase()"></form>
  <div contenteditable></div>`;
const STRICT = `<form action="/sent"><input type=date aria-label=Day value=2026-01-02><input type=time aria-label=Hour><input type=range max=10>
  <input required aria-label=Who><button>Send</button></form><select aria-label=Size><option>S<option disabled>L</select>
  <p>Text</p><b style="position:fixed;bottom:0;left:0">x</b><div style="position:fixed;bottom:0;left:0;width:50px;height:50px" id=lid></div>`;

const browser = await launchBrowser();

describe.skipIf(!browser)("an action on an element", () => {
  const site = driveSite(browser, {
    "/": FORM,
    "/framed": FRAMED,
    "/asks": SLOW,
    "/strict": STRICT,
    "/short": SHORT,
    "/sent": "<title>Sent</title><h1>Sent</h1>",
    "/slow": (_request, response) => void setTimeout(() => response.end("Answered"), 700),
  });
  const { act, open } = site;
  // Those that run beside each other have pages of their own.
  beforeEach(async ({ task }) => {
    if (!task.concurrent) await open("/");
  });
  const shown = async (action: BrowserAction) => (await act(action)).snapshot?.text ?? "";
  const refOf = async (name: string) =>
    new RegExp(`${name}.*\\[ref=(\\w+)\\]`).exec(await shown({ name: "snapshot" }))?.[1] ?? "";
  const expectFault = (work: Promise<unknown>, code: FaultCode, message: string | RegExp) =>
    expect(work).rejects.toMatchObject({
      code,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });

  it("fills in each kind of field, and sends the form", async () => {
    const fields = [
      { target: await refOf('textbox "Name"'), type: "textbox", value: "Ada: 'Q'" },
      { target: "[name=news]", type: "checkbox", value: "true" },
      { target: await refOf('radio "Large"'), type: "radio", value: "true" },
      { target: "[name=country]", type: "combobox", value: "Germany" },
      { target: await refOf("slider"), type: "slider", value: "7" },
    ] as const;
    const text = await shown({ name: "fill_form", fields });
    expect(text).toMatch(/textbox "Name" .*: "Ada: 'Q'"/);
    expect(text).toMatch(/checkbox "News" \[checked\]/);
    expect(text).toMatch(/radio "Large" \[checked\]/);
    expect(text).toMatch(/option "Germany" \[selected\]/);
    expect(text).toMatch(/slider "Volume" .*: "7"/);
    const sent = await act({ name: "click", target: await refOf('button "Send"') });
    expect(sent.tabs[0]?.title).toBe("Sent");
    expect(sent.tabs[0]?.url).toContain("news=yes&size=l&country=de&volume=7");
  });

  it("fills in nothing where one of the fields is not there", async () => {
    const fields = [
      { target: "[name=name]", type: "textbox", value: "Ada" },
      { target: "e9999", type: "textbox", value: "x" },
    ] as const;
    const gone = "ref e9999 is not on the page any more: take a new snapshot";
    await expectFault(act({ name: "fill_form", fields }), "invalid", gone);
    expect(await shown({ name: "snapshot" })).not.toContain("Ada");
    const wrong = [{ target: "[name=news]", type: "checkbox", value: "on" }] as const;
    const value = "field 1 of 1 ([name=news]): the value of [name=news] must be true or false";
    await expectFault(act({ name: "fill_form", fields: wrong }), "invalid", value);
  });

  it.each([
    ["[type=date]", "24.12.2026", "a field of type date takes a value such as 2026-12-24"],
    ["[type=time]", "25:00", "there is no such value, and the field is empty now"],
    ["[type=range]", "70", "the slider does not go there, and is at 10"],
    ["p", "x", "the element is no field that takes text"],
  ])("says why %s does not take %s, typed or slowly", async (target, text, message) => {
    await open("/strict");
    await expectFault(act({ name: "type", target, text }), "invalid", message);
    const fields = [{ target, type: "textbox", value: text }] as const;
    const placed = `field 1 of 1 (${target}): ${message}`;
    await expectFault(act({ name: "fill_form", fields }), "invalid", placed);
    const day = { name: "type", target: "[type=date]", text: "2026-02-04", slowly: true } as const;
    expect(await shown(day)).toMatch(/textbox "Day" .*: 2026-02-04/);
  });

  it("keeps the date that a field has where another is no date", async () => {
    await open("/strict");
    const wrong = act({ name: "type", target: "[type=date]", text: "1.2.2026" });
    await expectFault(wrong, "invalid", /^a field of type date/);
    expect(await shown({ name: "snapshot" })).toMatch(/textbox "Day" .*: 2026-01-02/);
  });

  it("tells why a form is not sent, as its reader would see it", async () => {
    const { events: none } = await open("/strict");
    const { events, tabs } = await act({ name: "click", target: "button" });
    expect(none).toEqual([]);
    expect(tabs[0]?.url).toBe(`${site.url}/strict`);
    expect(events).toEqual([
      'The form is not sent while the field in focus is not valid: "Please fill out this field."',
    ]);
  });

  it("types at once, or slowly and with Enter", async () => {
    const target = "[name=name]";
    expect(await shown({ name: "type", target, text: "Ada" })).toContain(": Ada");
    const reply = await act({ name: "type", target, text: "Bo", slowly: true, submit: true });
    expect(reply.tabs[0]?.url).toContain("name=AdaBo");
  });

  it("tells how much a field took of a text, and does not send what is cut", async () => {
    await open("/short");
    const typed = { name: "type", target: "[name=code]", text: "ABCDEFGH" } as const;
    const cut = 'took 5 of 8 characters, and holds "ABCDE"';
    expect((await act(typed)).events).toEqual([`The field ${cut}.`]);
    const { events } = await act({ ...typed, text: "X", slowly: true });
    expect(events).toEqual(['The field took 0 of 1 characters, and holds "ABCDE".']);
    const sent = act({ ...typed, submit: true });
    await expectFault(sent, "invalid", `the field ${cut}; Enter was not pressed`);
    const fields = [
      { target: "[name=code]", type: "textbox", value: "ABCDE" },
      { target: "textarea", type: "textbox", value: `${"a".repeat(249)}\nbcd` },
      { target: "[type=password]", type: "textbox", value: "secret" },
      { target: "[name=upper]", type: "textbox", value: "ann" },
      { target: "[contenteditable]", type: "textbox", value: "free" },
    ] as const;
    expect((await act({ name: "fill_form", fields })).events).toEqual([
      `Field 2 of 5 (textarea) took 250 of 253 characters, and holds "${"a".repeat(200)}" and 50 more.`,
      "Field 3 of 5 ([type=password]) took 4 of 6 characters.",
      'Field 4 of 5 ([name=upper]) changed what it was given, and holds "ANN".',
    ]);
  });

  it("selects options by value or label, one or several", async () => {
    const countries = { name: "select_option", target: "[name=country]" } as const;
    expect(await shown({ ...countries, values: ["de"] })).toContain('"Germany" [selected]');
    expect(await shown({ ...countries, values: ["France"] })).toContain('"France" [selected]');
    const text = await shown({
      name: "select_option",
      target: "[name=top]",
      values: ["Ham", "Corn"],
    });
    expect(text.match(/"(Ham|Olives|Corn)" \[selected\]/g)).toHaveLength(2);
  });

  it("clicks once, twice and in a frame, and hovers", async () => {
    expect(await shown({ name: "click", target: "#cover" })).toContain('button "Press!"');
    const twice = await shown({ name: "click", target: "#cover", doubleClick: true });
    expect(twice).toContain('button "Twice"');
    await act({ name: "hover", target: "#cover" });
    expect((await act({ name: "content" })).html).toContain('title="seen"');
    await open("/framed");
    const inside = await refOf('button "Inside"');
    expect(inside).toMatch(/^f\d+e\d+$/);
    expect(await shown({ name: "click", target: inside })).toContain('button "Clicked"');
  });

  it("shows only what an action changed where no more is asked for", async () => {
    const click = { name: "click", target: "#cover", incremental: true } as const;
    const { snapshot } = await act(click);
    expect(snapshot?.isIncremental).toBe(true);
    expect(snapshot?.text).toContain('button "Press!"');
    expect(snapshot?.text).not.toContain("slider");
    const sent = await act({ ...click, target: "text=Send" });
    expect(sent.snapshot).toMatchObject({ isIncremental: false });
    expect(sent.snapshot?.text).toContain('heading "Sent"');
  });

  it("drags", async () => {
    const startTarget = "text=Drag me";
    expect(await shown({ name: "drag", startTarget, endTarget: "text=Here" })).toContain("Dropped");
  });

  it("presses keys, alone and together", async () => {
    await act({ name: "press_key", key: "ArrowLeft" });
    await act({ name: "press_key", key: "a" });
    expect(await shown({ name: "press_key", key: "Control+b" })).toContain(
      "ArrowLeft a ^Control ^b",
    );
    const unknown = act({ name: "press_key", key: "Entr" });
    await expectFault(unknown, "invalid", /^key must be a character or the name of a key/);
  });

  it("waits for what a click loads", async () => {
    await open("/asks");
    expect(await shown({ name: "click", target: "button" })).toContain("Answered");
  });

  it("waits for a text, for its end or for a time", async () => {
    expect(await shown({ name: "wait_for", text: "Press" })).toContain("Press");
    expect(await shown({ name: "wait_for", textGone: "Nowhere" })).toContain("Press");
    expect(await shown({ name: "wait_for", time: 0.01 })).toContain("Press");
    const never = act({ name: "wait_for", text: "Nowhere", time: 0.1 });
    await expectFault(never, "timeout", 'the text "Nowhere" did not come within 0.1 s');
    const stays = act({ name: "wait_for", textGone: "Press", time: 0.1 });
    await expectFault(stays, "timeout", 'the text "Press" did not go within 0.1 s');
    await expectFault(act({ name: "wait_for" }), "invalid", "time, text or textGone must be given");
    const long = act({ name: "wait_for", time: 21 });
    await expectFault(long, "invalid", "time must be from 0 to 20 seconds");
  });

  it("knows a ref again after a snapshot of a part, and as a snapshot writes it", async () => {
    const ref = await refOf('button "Press"');
    await act({ name: "snapshot", target: "form" });
    expect(await shown({ name: "click", target: `[ref=${ref}]` })).toContain("Press!");
  });

  it.each([
    ["b", "the selector matches 2 elements, and must match one: use a ref of the snapshot"],
    ["#none", "no element matches the selector: take a snapshot, and use a ref of it"],
    ["[[", "target must be a ref of the snapshot, such as e12, or a selector of CSS"],
    ["f7e1", "ref f7e1 is not on the page any more: take a new snapshot"],
  ])("says why %s is no target", async (target, message) => {
    await expectFault(act({ name: "click", target }), "invalid", message);
  });

  /** A page in a session of its own, for an action that is given seconds to become possible: they wait together. */
  const openApart = async (path: string) => {
    const session = await openSession(browser!);
    await perform(session, { name: "navigate", url: site.url + path });
    return (action: BrowserAction) => perform(session, action);
  };

  it.concurrent("names the field of a form that cannot be filled in, and says what became of those before", async () => {
    const actApart = await openApart("/strict");
    const fields = [
      { target: "[aria-label=Who]", type: "textbox", value: "Ada" },
      { target: "select", type: "combobox", value: "L" },
    ] as const;
    const message = "field 2 of 2 (select): the option is disabled; those before it are filled in";
    await expectFault(actApart({ name: "fill_form", fields }), "timeout", message);
    expect((await actApart({ name: "snapshot" })).snapshot?.text).toContain("Ada");
  });

  it.concurrent.each<[string, string, BrowserAction, string | RegExp]>([
    [
      "covers an element",
      "/strict",
      { name: "click", target: "b" },
      /^another element covers it, .*: <div .*id="lid"/,
    ],
    [
      "keeps a hidden element from being clicked",
      "/",
      { name: "click", target: "text=Hidden" },
      "the element cannot be seen",
    ],
    [
      "keeps a disabled element from being clicked",
      "/",
      { name: "click", target: "text=Off" },
      "the element is disabled",
    ],
    [
      "keeps an option from being selected that is not there",
      "/",
      { name: "select_option", target: "[name=country]", values: ["Spain"] },
      /^the list has no such option/,
    ],
  ])("says what %s", async (_name, path, action, message) => {
    const actApart = await openApart(path);
    await expectFault(actApart(action), "timeout", message);
  });

  it("finds text in any case and patterns, and gives up on a pattern without end", async () => {
    const found = await act({ name: "find", text: "VOLUME" });
    expect(found.lines?.[0]).toMatch(/lines match\.$/);
    expect(found.lines?.join("\n")).toContain('slider "Volume"');
    expect((await act({ name: "find", regex: "/^\\s*- BUTTON/i", maxResults: 1 })).lines?.[0]).toBe(
      "3 lines match; the first 1 are shown.",
    );
    expect((await act({ name: "find", regex: "BUTTON" })).lines).toEqual([
      "No line of the page matches.",
    ]);
    await act({ name: "type", target: "[name=name]", text: `${"a".repeat(60)}!` });
    const slow = "regex takes too long: use a simpler one, or text";
    await expectFault(act({ name: "find", regex: "(a+)+$" }), "invalid", slow);
    const both = "text or regex must be given, not both";
    await expectFault(act({ name: "find" }), "invalid", both);
    await expectFault(act({ name: "find", text: "a", regex: "b" }), "invalid", both);
    const wrong = "regex must be a regular expression, with flags i, m, s or u";
    await expectFault(act({ name: "find", regex: "(" }), "invalid", wrong);
    await expectFault(act({ name: "find", regex: "/a/g" }), "invalid", wrong);
    const long = "regex must have at most 500 characters";
    await expectFault(act({ name: "find", regex: "a".repeat(501) }), "invalid", long);
  });
});
