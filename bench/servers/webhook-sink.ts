// Takes webhooks on a free port of loopback and tells its parent, many at a time, which events came
// when. The clock is the machine's monotonic one, which both processes read.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SinkReport } from "../webhooks.js";

const REPORT_EVERY_MS = 10;
let arrivals: SinkReport["arrivals"][number][] = [];

const server = createServer((request, reply) => {
  const at = String(process.hrtime.bigint());
  let text = "";
  request.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  request.on("end", () => {
    arrivals.push({ id: JSON.parse(text).data.id, at });
    reply.writeHead(204).end();
  });
}).listen(0, "127.0.0.1", () => report((server.address() as AddressInfo).port));

function report(port: number): void {
  process.send?.({ port, arrivals } satisfies SinkReport);
  arrivals = [];
}

setInterval(() => {
  if (arrivals.length > 0) report((server.address() as AddressInfo).port);
}, REPORT_EVERY_MS);
process.on("disconnect", () => process.exit());
