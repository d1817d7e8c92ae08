import { createSocket } from "node:dgram";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { resolveByDns } from "./address-guard-dns.js";

const HEADER_BYTES = 12;
const TYPE_A = 1;
const TYPE_AAAA = 28;
const NOT_FOUND = 3;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A name server on this machine that has some records for every name. */
async function startNameServer(records: Readonly<Record<number, readonly number[][]>>) {
  const socket = createSocket("udp4");
  closing.push(() => socket.close());
  socket.on("message", (query, { port, address }) => {
    const nameEnd = query.indexOf(0, HEADER_BYTES);
    const type = query.readUInt16BE(nameEnd + 1);
    const found = records[type] ?? [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (Object.keys(records).length === 0 ? NOT_FOUND : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const answers = found.map((bytes) => {
      const fields = [0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length];
      return Buffer.from([...fields, ...bytes]);
    });
    const question = query.subarray(HEADER_BYTES, nameEnd + 5);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return [`127.0.0.1:${socket.address().port}`];
}

describe("resolveByDns", () => {
  const six = [0x26, 0x06, 0x47, 0, ...Array(11).fill(0), 1];

  it("answers all addresses of both kinds, IPv4 first", async () => {
    const servers = await startNameServer({
      [TYPE_A]: [
        [192, 0, 2, 1],
        [10, 0, 0, 1],
      ],
      [TYPE_AAAA]: [six],
    });
    const addresses = await resolveByDns("hooks.example.com", servers);
    expect([...addresses].sort()).toEqual(["10.0.0.1", "192.0.2.1", "2606:4700::1"]);
    expect(addresses[2]).toBe("2606:4700::1");
  });

  it.each([
    [{ [TYPE_A]: [[192, 0, 2, 1]] }, "192.0.2.1"],
    [{ [TYPE_AAAA]: [six] }, "2606:4700::1"],
  ])("answers what there is of %j", async (records, address) => {
    const servers = await startNameServer(records);
    expect(await resolveByDns("hooks.example.com", servers)).toEqual([address]);
  });

  it("rejects a name that is not there", async () => {
    const servers = await startNameServer({});
    await expect(resolveByDns("hooks.example.com", servers)).rejects.toMatchObject({
      code: "ENOTFOUND",
    });
  });

  it("does not look into the files of the machine", async () => {
    const servers = await startNameServer({ [TYPE_A]: [[192, 0, 2, 1]] });
    expect(await resolveByDns("localhost", servers)).toEqual(["192.0.2.1"]);
  });
});
