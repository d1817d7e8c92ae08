import { hkdfSync } from "node:crypto";

/** Only who holds both the header's value and the server's secret can read what was kept under them. */
export function answerKey(secret: string, header: string): Buffer {
  return Buffer.from(hkdfSync("sha256", header, secret, "gatehouse kept answer", 32));
}
