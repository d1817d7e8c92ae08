import { readdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, extname } from "node:path";
import { hostileAnswers } from "./hostile-answers.js";
import { createOrderForm, type SeedlingOrder } from "./order-form.js";

const FOLDER = new URL("../../../browser/sites/", import.meta.url);
const ICON_PATH = "/favicon.ico";

/** The pages of `test/browser/sites` on loopback, with what answers beside them. */
export interface Site {
  readonly url: string;
  /** What was ordered with the form at `/order/who`, in its order. */
  readonly orders: readonly SeedlingOrder[];
  close(): Promise<void>;
}

/** Starts the site on a free loopback port. */
export async function startSite(): Promise<Site> {
  const form = createOrderForm();
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.test");
    const answer = hostileAnswers.get(basename(pathname));
    if (pathname.startsWith("/order/")) form.answer(request, reply);
    else if (pathname.startsWith("/hostile/") && answer) answer(request, reply);
    else sendFile(request, reply);
  });
  // What hangs up in the middle of an endless answer is no fault of the site.
  server.on("connection", (socket) => socket.on("error", () => {}));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders: form.orders,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Paths of the pages that a snapshot is compared on, by name. */
export function snapshotPages(): readonly string[] {
  return filesOf("pages").map((file) => `/pages/${file}`);
}

/** Paths of everything hostile, by name. */
export function hostilePages(): readonly string[] {
  const names = [...filesOf("hostile"), ...hostileAnswers.keys()];
  return names
    .filter((name) => !hostileAnswers.get(name)?.isPart)
    .map((name) => `/hostile/${name}`)
    .sort();
}

function filesOf(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, FOLDER)).sort();
}

const sendFile: RequestListener = (request, reply) => {
  const { pathname } = new URL(request.url ?? "/", "http://site.test");
  if (pathname === ICON_PATH) return void reply.writeHead(204).end();
  try {
    const file = readFileSync(new URL(`.${pathname}`, FOLDER));
    const type = extname(pathname) === ".html" ? "text/html; charset=utf-8" : "text/plain";
    reply.writeHead(200, { "content-type": type }).end(file);
  } catch {
    // A missing file is an answer.
    reply.writeHead(404, { "content-type": "text/html" }).end("<p>not here</p>");
  }
};
