import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";

const MB = 2 ** 20;
const GB = 2 ** 30;
const HTML = { "content-type": "text/html; charset=utf-8" };
const BOMB_MB = 1_024;
const DEEP = 100_000;
const LONG = 1_000_000;
const TRICKLE_MS = 500;

export interface HostileAnswer {
  (request: IncomingMessage, reply: ServerResponse): void;
  /** What a hostile page asks for, and no page to go to. */
  readonly isPart?: true;
}

const part = (answer: (request: IncomingMessage, reply: ServerResponse) => void): HostileAnswer =>
  Object.assign(answer, { isPart: true as const });

const page = (text: () => string): HostileAnswer => {
  return (_request, reply) => void reply.writeHead(200, HTML).end(text());
};

/** What a server does to a browser, by the last part of its path. */
export const hostileAnswers: ReadonlyMap<string, HostileAnswer> = new Map<string, HostileAnswer>([
  ["gigabyte", (_request, reply) => stream(reply, { headers: HTML, bytesMax: GB })],
  [
    "gigabyte-of-file",
    (_request, reply) =>
      stream(reply, {
        headers: { "content-type": "application/octet-stream", "content-length": String(GB) },
        bytesMax: GB,
      }),
  ],
  ["endless", (_request, reply) => stream(reply, { headers: HTML, bytesMax: Infinity })],
  ["trickle", trickle],
  // Nothing is ever said: the connection stays open.
  ["silence", () => undefined],
  ["gzip", sendGzip],
  ["redirects", redirect],
  ["markup-deep", page(() => `<title>Deep</title>${"<div><b>".repeat(DEEP)}<button>Go</button>`)],
  ["markup-wide", page(wide)],
  [
    "markup-long",
    page(
      () =>
        `<title>Long</title><button aria-label="${"a".repeat(LONG)}" ${"b".repeat(LONG)}="1">Go</button><p>${"word".repeat(LONG)}`,
    ),
  ],
  [
    "picture",
    page(() => '<title>Picture</title><img src="picture-bomb" alt="A bomb"><button>Go</button>'),
  ],
  ["picture-bomb", part((_request, reply) => reply.end(emptyPng(30_000)))],
  [
    "download",
    part((_request, reply) =>
      stream(reply, {
        headers: {
          "content-type": "application/octet-stream",
          "content-disposition": "attachment; filename=a.bin",
        },
        bytesMax: 8 * MB,
      }),
    ),
  ],
]);

/** Writes as fast as it is read. */
function stream(
  reply: ServerResponse,
  options: { readonly headers: Readonly<Record<string, string>>; readonly bytesMax: number },
): void {
  const chunk = Buffer.alloc(MB, "<p>A paragraph of many.</p>\n");
  let sent = 0;
  reply.writeHead(200, options.headers);
  const write = () => {
    while (sent < options.bytesMax && !reply.destroyed) {
      sent += chunk.length;
      if (!reply.write(chunk)) return void reply.once("drain", write);
    }
    reply.end();
  };
  write();
}

function trickle(_request: IncomingMessage, reply: ServerResponse): void {
  reply.writeHead(200, HTML);
  reply.write("<title>Trickle</title><button>Go</button>");
  const timer = setInterval(() => reply.write("<p>more"), TRICKLE_MS);
  reply.on("close", () => clearInterval(timer));
}

let gzipped: Buffer | undefined;

/** A mebibyte on the wire that is a thousand in the browser. */
function sendGzip(_request: IncomingMessage, reply: ServerResponse): void {
  gzipped ??= gzipOfMany(Buffer.alloc(MB, "<p>bomb</p>"), BOMB_MB);
  reply.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipped);
}

/**
 * One member of gzip (RFC 1952) that holds a part many times, made at the cost of one: a block of deflate
 * that was flushed in full refers to nothing before it. The checksum is wrong, which readers learn last.
 */
function gzipOfMany(data: Buffer, times: number): Buffer {
  const block = deflateRawSync(data, { finishFlush: constants.Z_FULL_FLUSH });
  const head = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]);
  const lastBlock = Buffer.from([3, 0]);
  return Buffer.concat([head, ...new Array<Buffer>(times).fill(block), lastBlock, Buffer.alloc(8)]);
}

function redirect({ url = "" }: IncomingMessage, reply: ServerResponse): void {
  const count = Number(new URL(url, "http://site.test").searchParams.get("count"));
  reply.writeHead(302, { location: `redirects?count=${count + 1}` }).end();
}

function wide(): string {
  const rows = Array.from(
    { length: 50_000 },
    (_, at) => `<p>Row ${at} <a href=/${at}>link</a><button>Press</button><input>`,
  );
  return `<title>Wide</title>${rows.join("")}`;
}

/** A picture without colour that is small on the wire: its rows are zeros. */
function emptyPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side + 1) * side), { level: 1 });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    pngChunk("IHDR", head),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
