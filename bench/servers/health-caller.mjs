// Asks /health of a server at fixed times, whether or not the answer before has come, and tells its parent
// on `stop` how long each took and how late each question was asked itself.
import { Agent, get } from "node:http";

const EVERY_MS = 50;
const ANSWER_MS_MAX = 60_000;
const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

let seen = { times: [], late: [], failed: 0 };
let expectedAt = performance.now() + EVERY_MS;

function ask() {
  const now = performance.now();
  const { times, late } = seen;
  const current = seen;
  late.push(Math.max(0, now - expectedAt));
  expectedAt = now + EVERY_MS;
  const answered = (isGood) => {
    times.push(performance.now() - now);
    if (!isGood) current.failed += 1;
  };
  const request = get({ port, path: "/health", agent, timeout: ANSWER_MS_MAX }, (reply) => {
    reply.resume();
    reply.once("close", () => answered(reply.statusCode === 200));
  });
  request.once("timeout", () => request.destroy());
  request.once("error", () => answered(false));
}

setInterval(ask, EVERY_MS);
process.on("message", () => {
  process.send(seen);
  seen = { times: [], late: [], failed: 0 };
});
process.once("disconnect", () => process.exit());
