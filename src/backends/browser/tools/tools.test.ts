import { describe, expect, it } from "vitest";
import { BROWSER_TOOLS } from "./tools.js";

function read(name: string, args: Record<string, unknown>) {
  const found = BROWSER_TOOLS.find(({ tool }) => tool.name === name);
  if (!found) throw new Error(`there is no tool ${name}`);
  return found.read(args);
}

const NAMES = [
  ...["navigate", "navigate_back", "snapshot", "find", "wait_for", "tabs", "resize", "close"],
  ...["click", "hover", "drag", "type", "fill_form", "select_option", "press_key"],
  ...["handle_dialog", "extract", "take_screenshot", "console_messages", "network_requests"],
].map((name) => `browser_${name}`);

describe("the list of tools", () => {
  it("has the names of the Playwright MCP server, and extract", () => {
    expect(BROWSER_TOOLS.map(({ tool }) => tool.name)).toEqual(NAMES);
  });

  it("is schemas that model providers take: one object, with nothing beside its properties", () => {
    for (const { tool } of BROWSER_TOOLS) {
      const { type, properties, required = [], ...others } = tool.inputSchema;
      expect([type, others]).toEqual(["object", {}]);
      expect(Object.keys(properties as object)).toEqual(
        expect.arrayContaining([...(required as string[]), "session"]),
      );
    }
  });

  it("costs a model no more than 3,500 tokens of four characters", () => {
    const listed = BROWSER_TOOLS.map(({ tool: { name, description, inputSchema } }) => ({
      ...{ name, description, inputSchema },
    }));
    expect(JSON.stringify(listed).length / 4).toBeLessThan(3_500);
  });

  it("marks what only reads, and what may do harm", () => {
    const marked = (hint: "readOnlyHint" | "destructiveHint") =>
      BROWSER_TOOLS.filter(({ tool }) => tool.annotations?.[hint]).map(({ tool }) =>
        tool.name.slice("browser_".length),
      );
    expect(marked("readOnlyHint")).toEqual([
      ...["snapshot", "find", "wait_for", "extract", "take_screenshot"],
      ...["console_messages", "network_requests"],
    ]);
    expect(marked("destructiveHint")).toEqual([
      ...["click", "drag", "type", "fill_form", "select_option", "press_key", "handle_dialog"],
    ]);
  });
});

describe("arguments", () => {
  it.each([
    ["navigate", { url: "https://example.org/" }, { url: "https://example.org/" }],
    ["snapshot", { ref: "e2", depth: 3 }, { target: "e2", depth: 3 }],
    ["find", { text: "total" }, { text: "total" }],
    ["click", { element: "Buy", ref: "e2" }, { target: "e2" }],
    [
      "click",
      { target: "#buy", ref: "e2", doubleClick: true },
      { target: "#buy", doubleClick: true },
    ],
    ["hover", { target: "e2" }, { target: "e2" }],
    ["drag", { startRef: "e1", endTarget: "e2" }, { startTarget: "e1", endTarget: "e2" }],
    ["type", { ref: "e2", text: "", submit: true }, { target: "e2", text: "", submit: true }],
    [
      "fill_form",
      { fields: [{ name: "Name", ref: "e2", type: "textbox", value: "Ann" }] },
      { fields: [{ target: "e2", type: "textbox", value: "Ann" }] },
    ],
    ["select_option", { ref: "e2", values: ["a"] }, { target: "e2", values: ["a"] }],
    ["press_key", { key: "Enter" }, { key: "Enter" }],
    ["press_key", { key: "a", incremental: true }, { key: "a", incremental: true }],
    ["click", { target: "e2", incremental: true }, { target: "e2", incremental: true }],
    ["wait_for", { time: 20 }, { time: 20 }],
    ["handle_dialog", { accept: false }, { accept: false }],
    ["tabs", { action: "close" }, { action: "close" }],
    [
      "take_screenshot",
      { type: "jpeg", ref: "e2", filename: "a.jpg" },
      { type: "jpeg", target: "e2" },
    ],
    ["resize", { width: 320, height: 2_160 }, { width: 320, height: 2_160 }],
    ["console_messages", {}, { level: "info" }],
    ["console_messages", { onlyErrors: true }, { level: "error" }],
    ["network_requests", { filename: "a.txt", includeStatic: true }, {}],
    ["network_requests", { filter: "/api/" }, { filter: "/api/" }],
    ["snapshot", { target: null, ref: "e2" }, { target: "e2" }],
    ["snapshot", { ref: "e2", target: null }, { target: "e2" }],
    ["hover", { ref: "e2", target: "e3" }, { target: "e3" }],
    ["select_option", { target: "e2", values: [] }, { target: "e2", values: [] }],
  ])("of %s make its action: %j", (name, args, action) => {
    expect(read(`browser_${name}`, args)).toMatchObject({ browser: "" });
    const request = { kind: "act", action: { name, ...action } };
    expect(read(`browser_${name}`, args).request).toEqual(request);
  });

  it("of extract say what and from where", () => {
    const request = { kind: "extract", format: "text", offset: 0 };
    expect(read("browser_extract", {}).request).toEqual(request);
    expect(read("browser_extract", { format: "links", offset: 9 }).request).toEqual({
      ...request,
      ...{ format: "links", offset: 9 },
    });
  });

  it("name a browser, and may be null where they may be missing", () => {
    expect(read("browser_close", { session: "second" })).toEqual({
      browser: "second",
      request: { kind: "close" },
      notes: [],
    });
    expect(read("browser_snapshot", { session: null, depth: null }).browser).toBe("");
  });

  it.each([
    ["snapshot", { filename: "a.md" }, ["filename", "no file is written, and the snapshot"]],
    ["take_screenshot", { filename: "a.png" }, ["filename", "no file is written, and the picture"]],
    ["network_requests", { requestBody: true }, ["requestBody", "headers and bodies are not kept"]],
    ["network_requests", { static: true, requestHeaders: false, filename: null }, undefined],
    ["take_screenshot", { scale: "css" }, undefined],
    ["console_messages", { all: true }, undefined],
  ])("of %s that are left aside are told of, where they matter: %j", (name, args, told) => {
    const { notes } = read(`browser_${name}`, args);
    expect(notes.length).toBe(told ? 1 : 0);
    if (told) expect(notes[0]).toContain(`${told[0]} is left aside: ${told[1]}`);
  });

  it("have the names of the Playwright MCP server, and those that it requires", () => {
    const required = Object.fromEntries(
      BROWSER_TOOLS.map(({ tool }) => [tool.name.slice(8), tool.inputSchema.required ?? []]),
    );
    expect(required).toMatchObject({
      ...{ navigate: ["url"], click: ["target"], hover: ["target"], type: ["target", "text"] },
      ...{ drag: ["startTarget", "endTarget"], select_option: ["target", "values"] },
      ...{ fill_form: ["fields"], press_key: ["key"], handle_dialog: ["accept"], tabs: ["action"] },
      ...{ resize: ["width", "height"], snapshot: [], take_screenshot: [], wait_for: [], find: [] },
    });
    const listed = JSON.stringify(BROWSER_TOOLS.map(({ tool }) => tool.inputSchema));
    expect(listed).not.toMatch(/"(ref|startRef|endRef|filename)"/);
  });

  const long = "a".repeat(8_193);
  const targeted =
    "is required: a ref of the newest snapshot, such as e12, or a selector of one element";
  it.each([
    ["navigate", {}, "url is required"],
    ["navigate", { url: 5 }, "url must be a string"],
    ["navigate", { url: "" }, "url must have at least 1 character"],
    ["navigate", { url: long }, "url must have at most 8192 characters"],
    ["navigate", { url: "a", session: "a b" }, 'session must match pattern "^[A-Za-z0-9_.-]*$"'],
    ["navigate", { url: "a", session: long }, "session must have at most 64 characters"],
    ["snapshot", { depth: 0 }, "depth must be >= 1"],
    ["find", {}, "give either text or regex"],
    ["find", { text: "a", regex: "a" }, "give either text or regex"],
    ["find", { text: "a", maxResults: 0 }, "maxResults must be >= 1"],
    ["click", {}, `target ${targeted}`],
    ["click", { target: "e1", button: "side" }, "button must be one of left, right, middle"],
    [
      "click",
      { target: "e1", modifiers: ["Fn"] },
      "modifiers.0 must be one of Alt, Control, ControlOrMeta, Meta, Shift",
    ],
    ["hover", { ref: "" }, "target must have at least 1 character"],
    ["drag", { endTarget: "e1" }, `startTarget ${targeted}`],
    ["drag", { startTarget: "e1" }, `endTarget ${targeted}`],
    ["type", { target: "e1" }, "text is required"],
    ["type", { text: "a" }, `target ${targeted}`],
    ["fill_form", { fields: [] }, "fields must NOT have fewer than 1 items"],
    ["fill_form", { fields: [{ type: "textbox", value: "a" }] }, `fields.0.target ${targeted}`],
    [
      "fill_form",
      { fields: [{ target: "e1", type: "text", value: "a" }] },
      "fields.0.type must be one of textbox, checkbox, radio, combobox, slider",
    ],
    [
      "fill_form",
      { fields: [{ target: "e1", type: "checkbox", value: true }] },
      "fields.0.value must be a string",
    ],
    ["select_option", { target: "e1", values: "a" }, "values must be an array"],
    ["press_key", {}, "key is required"],
    ["wait_for", {}, "give one of time, text and textGone"],
    ["wait_for", { time: 21 }, "time must be <= 20"],
    ["navigate_back", { url: "a" }, 'there is no argument "url"; there are session'],
    ["click", { target: "e1", filename: "a" }, /^there is no argument "filename"/],
    ["hover", { target: "e1", constructor: 1 }, /^there is no argument "constructor"/],
    ["handle_dialog", {}, "accept is required"],
    ["tabs", { action: "move" }, "action must be one of list, new, close, select"],
    ["tabs", { action: "select" }, "index is required to select a tab"],
    ["take_screenshot", { type: "webp" }, "type must be one of png, jpeg"],
    [
      "take_screenshot",
      { fullPage: true, ref: "e1" },
      "fullPage and target must not be given together",
    ],
    ["resize", { width: 319, height: 200 }, "width must be >= 320"],
    ["resize", { width: 320, height: 2_161 }, "height must be <= 2160"],
    ["console_messages", { level: "all" }, "level must be one of error, warning, info, debug"],
    [
      "extract",
      { format: "pdf" },
      "format must be one of text, markdown, links, article, metadata",
    ],
    ["extract", { offset: -1 }, "offset must be >= 0"],
  ])("of %s are refused: %j", (name, args, message) => {
    expect(() => read(`browser_${name}`, args)).toThrow(
      expect.objectContaining({
        name: "WrongArguments",
        message: typeof message === "string" ? message : expect.stringMatching(message),
      }),
    );
  });
});
