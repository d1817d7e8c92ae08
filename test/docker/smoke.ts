import assert from "node:assert/strict";
import { once } from "node:events";
import { freePort } from "../helpers/servers/server-process.js";
import type { ImageDefinition } from "./image-definition.js";
import type { Jail } from "./jail.js";

const START_MS_MAX = 60_000;
const IDLE_STOP_MS_MAX = 5_000;
const POLL_MS = 20;
const PNG_HEAD = "89504e470d0a1a0a";
const CREATE_KEY = ["gatehouse", "keys", "create", "--email", "ada@example.org"];

/** An image as it is run. */
export interface ImageAtWork {
  readonly definition: ImageDefinition;
  readonly jail: Jail;
  /** Whether Chromium is in it. */
  readonly hasBrowser: boolean;
}

interface Finding {
  readonly part: string;
  readonly verdict: string;
  readonly says: string;
}

/**
 * Runs an image as its definition says and asks of it what an operator relies on. Throws at the first
 * thing that is not so; leaves no process.
 */
export async function smokeImage(
  { definition, jail, hasBrowser }: ImageAtWork,
  onPassed: (step: string) => void = () => {},
): Promise<void> {
  const port = await freePort();
  const environment = { ...definition.environment, PORT: String(port), WORKERS: "1" };
  const url = `http://127.0.0.1:${port}`;
  const command = (...words: string[]) => succeed(jail, words, environment);

  async function withServer(work: () => Promise<void>): Promise<void> {
    const server = jail.start(definition.command, environment);
    let output = "";
    const keep = (text: Buffer) => {
      output += text;
    };
    server.stdout.on("data", keep);
    server.stderr.on("data", keep);
    const ended = once(server, "exit");
    try {
      await answers(
        `${url}/health`,
        () => server.exitCode === null,
        () => output,
      );
      await work();
      const signalledAt = performance.now();
      server.kill(definition.stopSignal);
      assert.deepEqual(await ended, [0, null], output);
      const ms = Math.round(performance.now() - signalledAt);
      assert.ok(ms < IDLE_STOP_MS_MAX, `it took ${ms} ms to stop`);
      onPassed(`${definition.stopSignal}: status 0 after ${ms} ms`);
    } finally {
      server.kill("SIGKILL");
    }
  }

  let key = "";
  await withServer(async () => {
    const health = await (await fetch(`${url}/health`)).text();
    assert.equal(JSON.parse(health).status, "ok", health);
    onPassed("GET /health: 200, ok");
    await command(...definition.healthCheck);
    onPassed("HEALTHCHECK: status 0");
    key = await command(...CREATE_KEY, "--realm", "evidence", "--tier", "pro");
    onPassed(`POST /api/v1/generate/image: a PNG of ${await drawPicture(url, key)} bytes`);
    await findVector(url, await command(...CREATE_KEY, "--realm", "products"));
    onPassed("POST /v1/vectordb/insert and search: the nearest vector");
    onPassed(`GET /v1/browser-run/screenshot: ${await takePicture(url, hasBrowser)}`);
    const { findings } = JSON.parse(await command("gatehouse", "doctor", "--json")) as {
      findings: Finding[];
    };
    // Without user namespaces, as in a chroot, there is no sandbox, which it warns of.
    const faults = findings.filter(({ part, verdict }) => verdict !== "ok" && part !== "browser");
    assert.deepEqual(faults, []);
    const browser = findings.find(({ part }) => part === "browser");
    assert.match(browser?.says ?? "", hasBrowser ? /takes pictures/ : /install the package/);
    onPassed(`gatehouse doctor: nothing to say but of the browser, ${browser?.says}`);
    await refuseWrites(jail, environment);
    onPassed("/app and / are read-only, /data and /tmp are not");
  });
  await withServer(async () => {
    await drawPicture(url, key);
    onPassed("after a restart: the key still works");
  });
}

async function answers(url: string, isAlive: () => boolean, output: () => string): Promise<void> {
  const end = performance.now() + START_MS_MAX;
  for (;;) {
    const status = await fetch(url).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
    if (!isAlive() || performance.now() > end) {
      throw new Error(`${url} answers ${status || "nothing"}:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function succeed(
  jail: Jail,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const { status, stdout, stderr } = await jail.run(words, environment);
  assert.equal(status, 0, `${words.slice(0, 3).join(" ")}: ${stdout}${stderr}`);
  return stdout.trim();
}

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<Buffer> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  assert.ok(reply.ok, `${url} answers ${reply.status}: ${bytes.toString().slice(0, 400)}`);
  return bytes;
}

/** Answers how large it is. */
async function drawPicture(url: string, key: string): Promise<number> {
  const path = `${url}/api/v1/generate/image`;
  const png = await post(path, { "x-api-key": key }, { prompt: "a red house by the sea" });
  assert.equal(png.subarray(0, 8).toString("hex"), PNG_HEAD);
  return png.length;
}

/** Answers how large it is, or that there is none without a browser. */
async function takePicture(url: string, hasBrowser: boolean): Promise<string> {
  const reply = await fetch(`${url}/v1/browser-run/screenshot?target=/docs&width=640&height=400`);
  const png = Buffer.from(await reply.arrayBuffer());
  if (!hasBrowser) {
    assert.equal(reply.status, 503);
    return "503, since there is no browser";
  }
  assert.equal(png.subarray(0, 8).toString("hex"), PNG_HEAD, png.toString().slice(0, 400));
  // The header of a PNG begins with its width and height.
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [640, 400]);
  return `a PNG of ${png.length} bytes`;
}

async function findVector(url: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const items = [
    { id: "tea", vector: [1, 0.2, 0] },
    { id: "cola", vector: [0, 1, 0.1] },
  ];
  await post(`${url}/v1/vectordb/insert`, headers, { collection: "drinks", items });
  const query = { collection: "drinks", query_vector: [0.9, 0.3, 0], top_k: 1 };
  assert.match((await post(`${url}/v1/vectordb/search`, headers, query)).toString(), /"tea"/);
}

/** Tries as the image's user, and says by which error each path is refused. */
async function refuseWrites(
  jail: Jail,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const script = `
    const { writeFileSync, rmSync } = require("node:fs");
    const tried = ["/app", "/app/dist", "/", "/usr", "/etc", "/data", "/tmp"].map((folder) => {
      try {
        writeFileSync(folder + "/written", "");
        rmSync(folder + "/written");
        return [folder, "written"];
      } catch ({ code }) {
        return [folder, code];
      }
    });
    console.log(JSON.stringify({ uid: process.getuid(), ...Object.fromEntries(tried) }));`;
  const refused = {
    "/app": "EROFS",
    "/app/dist": "EROFS",
    "/": "EROFS",
    "/usr": "EROFS",
    "/etc": "EROFS",
  };
  assert.deepEqual(JSON.parse(await succeed(jail, ["node", "-e", script], environment)), {
    uid: 1000,
    ...refused,
    "/data": "written",
    "/tmp": "written",
  });
}
