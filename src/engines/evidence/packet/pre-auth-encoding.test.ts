import { expect, it } from "vitest";
import { preAuthEncoding } from "./pre-auth-encoding.js";

it.each([
  [
    "http://example.com/HelloWorld",
    "hello world",
    "DSSEv1 29 http://example.com/HelloWorld 11 hello world",
  ],
  ["", "", "DSSEv1 0  0 "],
  ["application/x-é", "€", "DSSEv1 16 application/x-é 3 €"],
])("encodes the type %j with lengths in bytes, as DSSE does", (type, text, encoded) => {
  expect(preAuthEncoding(type, Buffer.from(text)).toString()).toBe(encoded);
});
