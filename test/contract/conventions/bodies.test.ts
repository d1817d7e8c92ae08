import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, BRIEF, signUp } from "../jobs/agent.js";

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const order = JSON.stringify({ brief: BRIEF });
const submit = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  agent.send("POST", "/jobs", payload, headers);
const withField = (field: string) => `{"brief":"a",${field}}`;
const nested = (levels: number) =>
  withField(`"extra":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`);

async function expectRefusal(payload: string | Buffer, message: RegExp): Promise<void> {
  const reply = await submit(payload);
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.json()).toStrictEqual({
    ok: false,
    error: "invalid_request",
    message: expect.stringMatching(message),
  });
}

describe("a body is read as JSON whatever its content type says", () => {
  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json; charset=latin1",
    "APPLICATION/JSON",
    "application/problem+json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "application/octet-stream",
    "application/xml",
    "json",
    "nonsense; ;",
    "/",
    "*/*",
    ",",
  ])("%s", async (type) => {
    const reply = await submit(order, { "content-type": type });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it("and also without any content type", async () => {
    expect((await submit(Buffer.from(order))).statusCode).toBe(200);
  });

  it("so a form that holds no JSON is 400, not 415", async () => {
    const reply = await submit("brief=hello", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(reply.statusCode).toBe(400);
  });

  it("and a content type without a body is no body", async () => {
    const reply = await house.app.inject({
      method: "POST",
      url: "/api/agents/signup",
      headers: { "content-type": "application/json", "content-length": "0" },
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe("a body that is cut off, not UTF-8 or not JSON gets 400, never 500", () => {
  it("cut off at every byte", async () => {
    const whole = Buffer.from(JSON.stringify({ brief: "é😀", options: { seconds: 60 } }));
    for (let length = 1; length < whole.length; length++) {
      const reply = await submit(whole.subarray(0, length));
      expect(reply.statusCode, `${length} bytes`).toBe(400);
    }
  });

  it.each([
    ["a lone continuation byte", Buffer.from([0x7b, 0x80, 0x7d])],
    ["latin1 text", Buffer.from('{"brief":"é"}', "latin1")],
    ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${order}`, "utf16le")],
    ["gzip", Buffer.from("1f8b0800000000000003ab56ca2f5081e200", "hex")],
    ["zeros", Buffer.alloc(64)],
  ])("%s", async (_name, bytes) => {
    const reply = await submit(bytes);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ ok: false, error: "invalid_request" });
  });

  it.each([
    ["single quotes", "{'brief':'a'}"],
    ["a trailing comma", '{"brief":"a",}'],
    ["a comment", '{"brief":"a"/**/}'],
    ["a raw line break in a string", '{"brief":"a\nb"}'],
    ["a raw U+0000 in a string", '{"brief":"a\u0000b"}'],
    ["white space only", "  \n"],
  ])("%s", async (_name, payload) => {
    await expectRefusal(payload, /not valid JSON/);
  });
});

describe("keys, numbers and depth that are refused with 400", () => {
  it.each([
    ["__proto__", withField('"__proto__":{"paid":true}'), /__proto__/],
    ["__proto__ deep inside", withField('"x":[{"y":{"__proto__":null}}]'), /__proto__/],
    ["__proto__ in options", '{"brief":"a","options":{"__proto__":{"seconds":15}}}', /__proto__/],
    ["constructor.prototype", withField('"constructor":{"prototype":{}}'), /constructor/],
    ["an infinite number", withField('"x":1e400'), /number out of range/],
    ["a negative infinite number", withField('"x":[-1e400]'), /number out of range/],
    ["65 levels", nested(65), /64 levels/],
    ["5000 nested brackets", "[".repeat(5000) + "]".repeat(5000), /64 levels/],
    ["5000 nested brackets that are not closed", "[".repeat(5000), /./],
    ["half a surrogate pair", withField('"x":"\\udead"'), /surrogate/],
    ["half a surrogate pair in a name", withField('"\\ud83d":1'), /surrogate/],
  ])("%s", async (_name, payload, message) => {
    await expectRefusal(payload, message);
  });

  it("leave the prototypes of this process alone", async () => {
    await submit(withField('"__proto__":{"polluted":1}'));
    await submit(withField('"constructor":{"prototype":{"polluted":1}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ["64 levels", nested(64)],
    ["a field named constructor", withField('"constructor":"x"')],
    ["a field named prototype", withField('"prototype":{}')],
    ["a large finite number", withField('"x":1e308')],
    ["U+0000 in an unknown field", withField('"x":"\\u0000"')],
    ["a field that comes twice, of which the last counts", '{"brief":7,"brief":"a"}'],
    ["a byte order mark", `\ufeff${order}`],
    ["an escaped surrogate pair", '{"brief":"\\ud83d\\ude00"}'],
  ])("but %s are taken", async (_name, payload) => {
    const reply = await submit(payload);
    expect(reply.statusCode, reply.body).toBe(200);
  });
});

describe("unknown fields are ignored", () => {
  it("also when there are ten thousand", async () => {
    const fields = Array.from({ length: 10_000 }, (_, n) => `"field${n}":${n}`).join(",");
    expect((await submit(withField(fields))).statusCode).toBe(200);
  });
});

describe("bodies over 1 MiB get 413", () => {
  const padded = (bytes: number) => {
    const frame = '{"brief":"a","x":""}';
    return frame.replace('""', `"${"x".repeat(bytes - frame.length)}"`);
  };

  it("1 MiB exactly is taken, one byte more is not", async () => {
    expect(padded(1_048_576)).toHaveLength(1_048_576);
    expect((await submit(padded(1_048_576))).statusCode).toBe(200);
    const reply = await submit(padded(1_048_577));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "payload_too_large",
      message: expect.any(String),
    });
  });

  it("2 MB of anything on signup is 413", async () => {
    const reply = await house.app.inject({
      method: "POST",
      url: "/api/agents/signup",
      payload: Buffer.alloc(2_000_000, "a"),
    });
    expect(reply.statusCode).toBe(413);
  });

  it("BODY_LIMIT_BYTES moves the limit", async () => {
    const small = await buildTestApp({ BODY_LIMIT_BYTES: "1024" });
    const signup = (bytes: number) =>
      small.app.inject({ method: "POST", url: "/api/agents/signup", payload: padded(bytes) });
    expect((await signup(1024)).statusCode).toBe(200);
    expect((await signup(1025)).statusCode).toBe(413);
    await small.close();
  });
});

describe("query strings", () => {
  it("that nobody asked for are ignored", async () => {
    const reply = await agent.send("GET", "/jobs?limit=1&__proto__[x]=1&%00=%ff");
    expect(reply.statusCode).toBe(200);
  });
});
