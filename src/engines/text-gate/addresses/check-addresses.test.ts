import { describe, expect, it } from "vitest";
import { checkAddresses } from "./check-addresses.js";

const check = (text: string) => checkAddresses(`Pay to ${text} soon.`, undefined);
const only = (text: string) => {
  const found = check(text);
  expect(found.map(({ value }) => value)).toEqual([text]);
  return found[0];
};

/** Examples of the IBAN registry of ISO 13616. */
const IBANS =
  `AL47212110090000000235698741 AT611904300234573201 BE68539007547034 CH9300762011623852957
  BR9700360305000010009795493P1 DE89370400440532013000 FR1420041010050500013M02606 GB29NWBK60161331926819
  MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 SA0380000000608010167519
  SE4550000000058398257466 TR330006100519786457841326`.split(/\s+/u);

/** Addresses of BIP-173 and BIP-350, of the first block, and of both kinds of the test network. */
const COINS = `BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4 bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs
  bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y BC1SW50QGDZ25J
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0
  1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy`.split(/\s+/u);
const TEST_COINS = `tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7
  tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c
  mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn`.split(/\s+/u);
/** Those of BIP-350 that must be refused: encoding of another version, lengths, padding, case, version 17. */
const NO_COINS = `bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd
  tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf
  BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh
  tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47
  bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4
  BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R bc1pw5dgrnzv
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav
  BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P
  tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf`.split(/\s+/u);

/** Test numbers that payment services publish, by issuer. */
const CARDS =
  `4111111111111111 4242-4242-4242-4242 5555555555554444 2223003122003222 378282246310005
  6011111111111117 3056930009020004 36227206271667 3566002020360505 6200000000000005
  6759649826438453`.split(/\s+/u);

describe("addresses", () => {
  it.each(IBANS)(
    "know the account number %s, and that it is none with two digits swapped",
    (iban) => {
      expect(only(iban)).toEqual({ value: iban, kind: "iban", valid: true, issues: [] });
      const grouped = iban.replace(/(.{4})(?=.)/gu, "$1 ");
      expect(only(grouped)?.valid).toBe(true);
      const other = iban.replace(/(\d)(\d)/u, (_, a: string, b: string) =>
        a === b ? `${a}${(Number(b) + 1) % 10}` : `${b}${a}`,
      );
      expect(only(other)).toEqual({
        value: other,
        kind: "iban",
        valid: false,
        issues: ["invalid_checksum"],
      });
    },
  );

  it("tell an account number of a wrong length or country, and find two in a row", () => {
    expect(check("IBAN: GB29NWBK601613319268")[0]?.issues).toEqual(["invalid_length"]);
    expect(check("IBAN XX29 1234 5678 9012 34")[0]?.issues).toEqual(["unknown_country"]);
    expect(check("BE68 5390 0754 7034 BE68539007547034").map(({ valid }) => valid)).toEqual([
      true,
      true,
    ]);
    expect(check("model DE12ABCDEFGHIJKLMNOPQR and FR12 some words that go on")).toEqual([]);
  });

  it.each(COINS)("know %s", (address) => {
    expect(only(address)).toEqual({ value: address, kind: "btc", valid: true, issues: [] });
  });

  it.each(TEST_COINS)("know %s of the test network", (address) => {
    expect(only(address)).toEqual({
      value: address,
      kind: "btc",
      valid: true,
      issues: ["test_network"],
    });
  });

  it.each(NO_COINS)("refuse %s", (address) => {
    expect(only(address)).toEqual({
      value: address,
      kind: "btc",
      valid: false,
      issues: ["invalid_checksum"],
    });
  });

  it("refuse a base58 address with a wrong letter where money is meant, and leave other tokens alone", () => {
    const wrong = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb";
    expect(checkAddresses(`Send bitcoin to ${wrong}.`, undefined)[0]?.issues).toEqual([
      "invalid_checksum",
    ]);
    expect(checkAddresses(`The build ${wrong} is done.`, undefined)).toEqual([]);
  });

  it.each([
    ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", true, []],
    ["0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", true, []],
    ["0x52908400098527886E0F7030069857D2E4169EE7", true, ["no_checksum"]],
    ["0xde709f2102306220921060314715629080e2fb77", true, ["no_checksum"]],
    ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed", false, ["invalid_checksum"]],
  ])("know %s by EIP-55", (value, valid, issues) => {
    expect(only(value)).toEqual({ value, kind: "eth", valid, issues });
  });

  it.each(CARDS)("know the card %s, and that it is none with another last digit", (value) => {
    expect(only(value)).toEqual({ value, kind: "card", valid: true, issues: [] });
    const other = `${value.slice(0, -1)}${(Number(value.slice(-1)) + 1) % 10}`;
    expect(checkAddresses(`card ${other}`, undefined)).toEqual([
      { value: other, kind: "card", valid: false, issues: ["invalid_checksum"] },
    ]);
  });

  it("take no time, phone or order number for a card", () => {
    expect(
      check("1700000000000, +49 30 1234567890, 4000123412341235 items, 2026-11-24 10:00"),
    ).toEqual([]);
  });

  it.each([
    ["jo.doe+tag@mail.example.co.uk", true, []],
    ['"jo doe"@mail.example', true, []],
    ["jörg@münchen.example", true, []],
    ["jo..doe@mail.example", false, ["malformed"]],
    ["jo.@mail.example", false, ["malformed"]],
    ["jo@mail-.example", false, ["malformed"]],
    ["jo@mail..org", false, ["malformed"]],
    ["jo@-mail.example", false, ["malformed"]],
    ["jo@.mail.example", false, ["malformed"]],
    ["jo@my_mail.example", false, ["malformed"]],
    [`${"a".repeat(65)}@mail.example`, false, ["malformed"]],
    ["jo@pаypal.com", false, ["mixed_script_host", "punycode_lookalike"]],
    ["jо@mail.example", false, ["mixed_script_local_part"]],
    ["help@paypa1.com", true, ["lookalike_host"]],
  ])("know the mail address %s", (value, valid, issues) => {
    expect(only(value)).toEqual({ value, kind: "email", valid, issues });
  });

  it("read over what nobody sees, and say so", () => {
    expect(check("a@pay\u200bments.example")[0]).toEqual({
      value: "a@payments.example",
      kind: "email",
      valid: true,
      issues: ["invisible_characters"],
    });
  });

  it.each([
    ["Transfer to NL91 ABNA 0417 1643 0 soon", "NL91 ABNA 0417 1643 0", "invalid_length"],
    ["IBAN NL91 ABNA 0417 1643 000", "NL91 ABNA 0417 1643 000", "invalid_length"],
    ["Konto DE893704004405320130001", "DE893704004405320130001", "invalid_length"],
    ["to DE89 3704 0044 0532 0130 01 2026", "DE89 3704 0044 0532 0130 01", "invalid_checksum"],
    [
      "Send to 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz",
      "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz",
      "invalid_checksum",
    ],
    [
      "Pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a",
      "1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a",
      "invalid_checksum",
    ],
    [
      "Wallet 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe",
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe",
      "invalid_length",
    ],
    [
      "ETH 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed1",
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed1",
      "invalid_length",
    ],
  ])("tell a mistyped one, whole, in %s", (text, value, issue) => {
    expect(checkAddresses(text, undefined)).toMatchObject([
      { value, valid: false, issues: [issue] },
    ]);
  });

  it.each([
    "session id 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz was sent",
    "transaction 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed1 of the wallet",
    "licence DE12-3456-7890-1234-5678-901",
    "the bank account of VAT DE123456789 and ISIN NO0010096985",
    "pay order 550e8400-e29b-41d4-a716-446655440000, commit e83c5163316f89bfbde7d9ab23ca2e25604af290",
    "HEAD@{1}..main a@b..c user@1.2.3_linux.x86",
  ])("tell none in %s", (text) => {
    expect(checkAddresses(text, undefined)).toEqual([]);
  });

  it("leave packages, users of URLs and handles alone, and look-alikes of the source's host in none of them", () => {
    expect(check("pkg@1.2.3 @scope/name https://jo@host.example/ a@b")).toEqual([]);
    expect(checkAddresses("a@harbourmi11s.example", "harbourmills.example")[0]?.issues).toEqual([
      "lookalike_host",
    ]);
  });
});
