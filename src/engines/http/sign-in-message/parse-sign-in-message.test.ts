import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MalformedMessage, parseSignInMessage, type SignInChain } from "./parse-sign-in-message.js";
import { type SignInMessage, writeSignInMessage } from "./sign-in-message.js";

const ADDRESS = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";
const chains: readonly SignInChain[] = [
  { name: "Ethereum", isAccount: (text) => text === ADDRESS, isChainId: (id) => /^\d+$/.test(id) },
  { name: "Solana", isAccount: (text) => text === "abc", isChainId: (id) => id === "mainnet" },
];
const parse = (text: string) => parseSignInMessage(text, chains);

const full: SignInMessage = {
  scheme: "https",
  domain: "service.org",
  chain: "Ethereum",
  account: ADDRESS,
  statement: "I accept the Terms of Service: https://service.org/tos",
  uri: "https://service.org/login",
  chainId: "1",
  nonce: "32891757",
  issuedAt: "2021-09-30T16:25:24.000Z",
  expirationTime: "2021-10-30T16:25:24Z",
  notBefore: "2021-09-30T16:25:24+02:00",
  requestId: "some_id",
  resources: ["ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu", "https://a.example/b.json"],
};
const fullText = [
  "https://service.org wants you to sign in with your Ethereum account:",
  ADDRESS,
  "",
  "I accept the Terms of Service: https://service.org/tos",
  "",
  "URI: https://service.org/login",
  "Version: 1",
  "Chain ID: 1",
  "Nonce: 32891757",
  "Issued At: 2021-09-30T16:25:24.000Z",
  "Expiration Time: 2021-10-30T16:25:24Z",
  "Not Before: 2021-09-30T16:25:24+02:00",
  "Request ID: some_id",
  "Resources:",
  "- ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu",
  "- https://a.example/b.json",
].join("\n");
const least: SignInMessage = {
  domain: "service.org",
  chain: "Ethereum",
  account: ADDRESS,
  uri: "https://service.org/login",
  chainId: "1",
  nonce: "32891757",
  issuedAt: "2021-09-30T16:25:24Z",
};

const without = (message: SignInMessage, ...names: (keyof SignInMessage)[]) =>
  Object.fromEntries(
    Object.entries(message).filter(([name]) => !names.includes(name as keyof SignInMessage)),
  ) as unknown as SignInMessage;

describe("writeSignInMessage", () => {
  it("writes every field in the order of EIP-4361", () => {
    expect(writeSignInMessage(full)).toBe(fullText);
  });

  it("writes two empty lines where there is no statement, and nothing after the last field", () => {
    expect(writeSignInMessage(least)).toBe(
      `service.org wants you to sign in with your Ethereum account:\n${ADDRESS}\n\n\n` +
        "URI: https://service.org/login\nVersion: 1\nChain ID: 1\nNonce: 32891757\n" +
        "Issued At: 2021-09-30T16:25:24Z",
    );
  });
});

describe("parseSignInMessage takes", () => {
  const cases: [name: string, message: SignInMessage][] = [
    ["every field", full],
    ["the least there can be", least],
    ["no statement beside every other field", without(full, "statement")],
    ["a domain without a scheme", without(full, "scheme")],
    ["no times but the first", without(full, "expirationTime", "notBefore")],
    ["a request id that is empty", { ...least, requestId: "" }],
    ["a request id of every kind of character", { ...least, requestId: "a-._~%20!$&'()*+,;=:@" }],
    ["resources without any", { ...least, resources: [] }],
    ["an IPv4 address", { ...least, domain: "127.0.0.1" }],
    ["a user and a port", { ...least, domain: "test@127.0.0.1:8080" }],
    ["an IPv6 address", { ...least, domain: "[2001:db8::1]:8080" }],
    ["a chain of many digits", { ...least, chainId: "11155111" }],
    ["a nonce of letters", { ...least, nonce: "abcdefgh" }],
    ["a statement of every reserved character", { ...least, statement: ":/?#[]@!$&'()*+,;= -._~" }],
    ["a statement that looks like a field", { ...least, statement: "URI: https://service.org" }],
    ["a statement of spaces", { ...least, statement: "  " }],
    [
      "an account of another chain",
      { ...least, chain: "Solana", account: "abc", chainId: "mainnet" },
    ],
    ["a leap second", { ...least, issuedAt: "2016-12-31T23:59:60Z" }],
  ];
  it.each(cases)("%s", (_name, message) => {
    expect(parse(writeSignInMessage(message))).toEqual(message);
  });
});

/** Replaces one line of the full message; the lines count from 1. */
const line = (number: number, ...replacement: string[]) =>
  fullText
    .split("\n")
    .toSpliced(number - 1, 1, ...replacement)
    .join("\n");
const swap = (number: number) => {
  const lines = fullText.split("\n");
  return lines.toSpliced(number - 1, 2, lines[number]!, lines[number - 1]!).join("\n");
};

describe("parseSignInMessage refuses", () => {
  const asks = "wants you to sign in with your";
  const cases: [name: string, text: string, line: number][] = [
    ["nothing", "", 1],
    ["a first line alone", fullText.split("\n")[0]!, 2],
    [
      "another sentence",
      line(1, "service.org wants you to sign up with your Ethereum account:"),
      1,
    ],
    ["another case", line(1, "service.org Wants you to sign in with your Ethereum account:"), 1],
    ["no colon", line(1, `service.org ${asks} Ethereum account`), 1],
    ["a space at the end", line(1, `service.org ${asks} Ethereum account: `), 1],
    ["an unknown chain", line(1, `service.org ${asks} Bitcoin account:`), 1],
    ["no chain", line(1, `service.org ${asks} account:`), 1],
    ["no domain", line(1, ` ${asks} Ethereum account:`), 1],
    ["a scheme without a domain", line(1, `https:// ${asks} Ethereum account:`), 1],
    ["a scheme that is none", line(1, `1http://service.org ${asks} Ethereum account:`), 1],
    ["an empty scheme", line(1, `://service.org ${asks} Ethereum account:`), 1],
    ["a domain with a path", line(1, `service.org/login ${asks} Ethereum account:`), 1],
    ["a domain that DNS cannot hold", line(1, `not_rfc4501 ${asks} Ethereum account:`), 1],
    ["a domain with a space", line(1, `service org ${asks} Ethereum account:`), 1],
    ["a domain of another script", line(1, `bücher.org ${asks} Ethereum account:`), 1],
    ["a domain after a space", line(1, ` service.org ${asks} Ethereum account:`), 1],
    ["a port of letters", line(1, `service.org:http ${asks} Ethereum account:`), 1],
    ["no account", line(2), 2],
    ["an empty account", line(2, ""), 2],
    ["an account in one case", line(2, ADDRESS.toLowerCase()), 2],
    ["an account after a space", line(2, ` ${ADDRESS}`), 2],
    ["the account of another chain", line(2, "abc"), 2],
    ["no empty line before the statement", line(3), 3],
    ["a space in the empty line", line(3, " "), 3],
    ["two empty lines before the statement", line(3, "", ""), 5],
    ["three empty lines and no statement", line(4, "", ""), 5],
    ["one empty line and no statement", line(4).replace("\n\n\n", "\n\n"), 5],
    ["a statement of two lines", line(4, "one", "two"), 5],
    ["a statement with a quote", line(4, 'a "quote"'), 4],
    ["a statement with a percent sign", line(4, "100%"), 4],
    ["a statement of another script", line(4, "Übernahme"), 4],
    ["a statement with a tab", line(4, "a\tb"), 4],
    ["a statement with a line separator", line(4, "a\u2028b"), 4],
    ["no empty line after the statement", line(5), 5],
    ["two empty lines after the statement", line(5, "", ""), 6],
    ["no URI", line(6), 6],
    ["an empty URI", line(6, "URI: "), 6],
    ["a URI without its space", line(6, "URI:https://service.org/login"), 6],
    ["a URI after two spaces", line(6, "URI:  https://service.org/login"), 6],
    ["a URI in lower case", line(6, "uri: https://service.org/login"), 6],
    ["a URI that is none", line(6, "URI: _not_a_uri_"), 6],
    ["a relative URI", line(6, "URI: /login"), 6],
    ["a URI with a space at the end", line(6, "URI: https://service.org/login "), 6],
    ["no version", line(7), 7],
    ["version 2", line(7, "Version: 2"), 7],
    ["version 01", line(7, "Version: 01"), 7],
    ["version 1.0", line(7, "Version: 1.0"), 7],
    ["no chain ID", line(8), 8],
    ["an empty chain ID", line(8, "Chain ID: "), 8],
    ["a chain ID of letters", line(8, "Chain ID: one"), 8],
    ["a negative chain ID", line(8, "Chain ID: -1"), 8],
    ["the chain ID of another chain", line(8, "Chain ID: mainnet"), 8],
    ["a chain ID in another case", line(8, "Chain Id: 1"), 8],
    ["no nonce", line(9), 9],
    ["a nonce of 7 characters", line(9, "Nonce: 1234567"), 9],
    ["a nonce with a dash", line(9, "Nonce: 1234-5678"), 9],
    ["a nonce of another script", line(9, "Nonce: １２３４５６７８"), 9],
    ["a nonce with a space at the end", line(9, "Nonce: 12345678 "), 9],
    ["no time of issue", line(10), 10],
    ["a time of issue in words", line(10, "Issued At: Wed Oct 05 2011 16:48:00 GMT+0200"), 10],
    ["30 February", line(10, "Issued At: 2021-02-30T16:25:24Z"), 10],
    ["a date without a time", line(10, "Issued At: 2021-09-30"), 10],
    ["a time without a zone", line(10, "Issued At: 2021-09-30T16:25:24"), 10],
    ["a leap second in September", line(10, "Issued At: 2021-09-30T23:59:60Z"), 10],
    ["an empty expiration", line(11, "Expiration Time: "), 11],
    ["an expiration in month 13", line(11, "Expiration Time: 2021-13-30T16:25:24Z"), 11],
    ["an expiration at 24:00", line(11, "Expiration Time: 2021-10-30T24:00:00Z"), 11],
    ["a start in words", line(12, "Not Before: tomorrow"), 12],
    ["a request id with a slash", line(13, "Request ID: a/b"), 13],
    ["a request id without its space", line(13, "Request ID:"), 13],
    ["resources on the line of their label", line(14, "Resources: https://a.example"), 14],
    ["resources without their label", line(14), 14],
    ["a resource without a dash", line(15, "https://a.example"), 15],
    ["a resource without a space", line(15, "-https://a.example"), 15],
    ["a resource after a star", line(15, "* https://a.example"), 15],
    ["an empty resource", line(15, "- "), 15],
    ["a resource that is no URI", line(16, "- _not_a_uri_"), 16],
    ["two resources in a line", line(16, "- https://a.example - https://b.example"), 16],
    ["an empty line at the end", `${fullText}\n`, 17],
    ["a field after the resources", `${fullText}\nRequest ID: some_id`, 17],
    ["a field that nobody knows", line(13, "Request ID: some_id", "Colour: red"), 14],
    ["a line at the end of the least", `${writeSignInMessage(least)}\n`, 10],
    ["an expiration that comes twice", line(11, ...Array(2).fill(fullText.split("\n")[10])), 12],
    ["carriage returns", fullText.replaceAll("\n", "\r\n"), 1],
    ["one carriage return", line(9, "Nonce: 32891757\r"), 9],
    ["a byte order mark", `\ufeff${fullText}`, 1],
    ["the URI after the version", swap(6), 6],
    ["the version after the chain ID", swap(7), 7],
    ["the chain ID after the nonce", swap(8), 8],
    ["the nonce after the time of issue", swap(9), 9],
    ["the time of issue after the expiration", swap(10), 10],
    ["the expiration after the start", swap(11), 12],
    ["the start after the request id", swap(12), 13],
    ["the request id after the resources", swap(13), 14],
  ];
  it.each(cases)("%s", (_name, text, at) => {
    const fault = catchFault(text);
    expect(fault).toMatchObject({ line: at });
    expect(fault?.message).toMatch(new RegExp(`^line ${at} .`));
  });
});

function catchFault(text: string): MalformedMessage | undefined {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof MalformedMessage) return error;
    throw error;
  }
  return undefined;
}

const characters = (set: string, lengths: { minLength?: number; maxLength?: number }) =>
  fc.string({ unit: fc.constantFrom(...set), ...lengths });
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const time = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const messages = fc
  .record({
    scheme: optional(fc.constantFrom("https", "http", "chrome-extension")),
    domain: fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
    ),
    chain: fc.constant("Ethereum"),
    account: fc.constant(ADDRESS),
    statement: optional(
      characters(`${LETTERS}0123456789-._~:/?#[]@!$&'()*+,;= `, { minLength: 1, maxLength: 60 }),
    ),
    uri: fc.webUrl({ withFragments: true, withQueryParameters: true }),
    chainId: fc.bigInt({ min: 0n, max: 2n ** 64n }).map(String),
    nonce: characters(`${LETTERS}0123456789`, { minLength: 8, maxLength: 40 }),
    issuedAt: time,
    expirationTime: optional(time),
    notBefore: optional(time),
    requestId: optional(characters(`${LETTERS}-._~!$&'()*+,;=:@`, { maxLength: 20 })),
    resources: optional(fc.array(fc.webUrl(), { maxLength: 4 })),
  })
  .map(
    (fields) =>
      Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== undefined),
      ) as unknown as SignInMessage,
  );

describe("what is written", () => {
  it("is parsed to the same fields", () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(parse(writeSignInMessage(message))).toEqual(message);
      }),
    );
  });

  it("is refused or means something else with a line removed, repeated or moved", () => {
    fc.assert(
      fc.property(
        messages,
        fc.nat(),
        fc.nat(),
        fc.constantFrom("remove", "repeat", "move"),
        (message, a, b, how) => {
          const lines = writeSignInMessage(message).split("\n");
          const [from, to] = [a % lines.length, b % lines.length];
          const changed =
            how === "remove"
              ? lines.toSpliced(from, 1)
              : how === "repeat"
                ? lines.toSpliced(from, 0, lines[from]!)
                : lines.with(from, lines[to]!).with(to, lines[from]!);
          const text = changed.join("\n");
          fc.pre(text !== lines.join("\n"));
          if (catchFault(text)) return;
          expect(writeSignInMessage(parse(text))).toBe(text);
          expect(parse(text)).not.toEqual(message);
        },
      ),
    );
  });

  it("is refused with any line of the least message removed, repeated or swapped with the next", () => {
    const text = writeSignInMessage(least);
    const lines = text.split("\n");
    for (const [at, one] of lines.entries()) {
      expect(catchFault(lines.toSpliced(at, 1).join("\n")), `without ${at}`).toBeDefined();
      expect(catchFault(lines.toSpliced(at, 0, one).join("\n")), `twice ${at}`).toBeDefined();
      if (at + 1 === lines.length || lines[at + 1] === one) continue;
      const swapped = lines.toSpliced(at, 2, lines[at + 1]!, one).join("\n");
      expect(catchFault(swapped), `swapped ${at}`).toBeDefined();
    }
  });

  it("never parses to fields that are written another way", () => {
    fc.assert(
      fc.property(
        messages,
        fc.nat(),
        fc.constantFrom("", " ", "\n", "\r", "0", "Z", "é", "%"),
        (message, place, patch) => {
          const text = writeSignInMessage(message);
          const at = place % (text.length + 1);
          const changed = text.slice(0, at) + patch + text.slice(at + (patch === "" ? 1 : 0));
          if (changed !== text && !catchFault(changed)) {
            expect(writeSignInMessage(parse(changed))).toBe(changed);
          }
        },
      ),
    );
  });
});
