/** What this needs of a reply, whatever it replies. */
interface Sending {
  type(mediaType: string): unknown;
  send(payload: Buffer): unknown;
}

/** Sends JSON that was written elsewhere, in UTF-8. */
export function sendJsonBytes<Reply extends Sending>(reply: Reply, json: Uint8Array): Reply {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.length);
  reply.type("application/json; charset=utf-8");
  reply.send(bytes);
  return reply;
}
