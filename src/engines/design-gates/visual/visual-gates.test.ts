import { describe, expect, it } from "vitest";
import { readMarkup } from "../page/read-markup.js";
import { visualGates } from "./visual-gates.js";

/** What a gate says of a page: its worst status, as an audit would show it. */
function statusOf(gate: string, source: string): string {
  const page = readMarkup(source);
  const definition = visualGates.find(({ id }) => id === gate);
  if (!definition) throw new Error(`no gate ${gate}`);
  const found = new Set([...definition.check(page)].map(({ status }) => status));
  return (
    ["fail", "cannot_tell", "pass"].find((status) => found.has(status as never)) ?? "not_applicable"
  );
}

const p = (style: string, text = "Words to read") => `<p style="${style}">${text}</p>`;

describe.each<[string, [string, string, string][]]>([
  [
    "contrast-minimum",
    [
      ["pass", "4.54:1", p("color:#767676;background:#fff")],
      ["fail", "4.48:1", p("color:#777;background:#fff")],
      ["pass", "large text of 3:1", p("color:#949494;font-size:24px")],
      ["pass", "bold text of 14 pt", p("color:#949494;font-size:14pt;font-weight:bold")],
      ["fail", "text just below large", p("color:#949494;font-size:23px")],
      ["fail", "text that lets the page through", p("color:rgba(0,0,0,.3)")],
      ["fail", "text within something faded", `<div style="opacity:.5">${p("color:#444")}</div>`],
      [
        "fail",
        "a background of an ancestor",
        `<div style="background:#333">${p("color:#000")}</div>`,
      ],
      [
        "pass",
        "a background over another",
        `<div style="background:#000">${p("background:#fff")}</div>`,
      ],
      [
        "fail",
        "a mixture of two backgrounds",
        `<div style="background:#000">${p("background:#fff6")}</div>`,
      ],
      [
        "fail",
        "all stops of a gradient",
        p("color:#aaa;background:linear-gradient(to right,#fff,#eee)"),
      ],
      [
        "pass",
        "no stop of a gradient",
        p("color:#000;background:linear-gradient(#fff 0%,#ccc 100%)"),
      ],
      [
        "cannot_tell",
        "some stops of a gradient",
        p("color:#777;background:linear-gradient(#fff,#000)"),
      ],
      ["cannot_tell", "a picture", p("color:#777;background:url(a.jpg)")],
      ["cannot_tell", "white on a picture", p("color:#fff;background:url(a.jpg)")],
      [
        "fail",
        "a picture beside a colour of little contrast",
        p("color:#555;background:#000 url(a.jpg) no-repeat"),
      ],
      ["cannot_tell", "a filter", p("color:#aaa;filter:invert(1)")],
      ["cannot_tell", "what is placed over something", p("color:#aaa;position:absolute")],
      ["cannot_tell", "a system colour", p("color:GrayText")],
      ["cannot_tell", "a linked sheet", `<link rel=stylesheet href=a.css><p>Words`],
      [
        "fail",
        "a style attribute beside a linked sheet",
        `<link rel=stylesheet href=a.css>${p("color:#aaa;background:#fff")}`,
      ],
      ["not_applicable", "hidden text", p("color:#aaa;display:none")],
      ["not_applicable", "text off the screen", p("color:#aaa;position:absolute;left:-9999px")],
      [
        "not_applicable",
        "text cut off to nothing",
        p("color:#aaa;overflow:hidden;height:1px;width:1px"),
      ],
      ["not_applicable", "text of the colour of its background", p("color:#fff;background:#fff")],
      ["not_applicable", "dashes", p("color:#aaa", "---- ++++")],
      ["not_applicable", "a disabled button", "<button disabled style='color:#aaa'>Go</button>"],
      [
        "not_applicable",
        "a label of a disabled field",
        "<label style='color:#aaa'>Name <input disabled></label>",
      ],
      ["not_applicable", "a disabled group", `<div aria-disabled=true>${p("color:#aaa")}</div>`],
      ["not_applicable", "text of a drawing", "<svg><text fill='#ddd'>Words</text></svg>"],
      ["fail", "a value of a field", "<input value=Words style='color:#aaa;background:#fff'>"],
      ["fail", "a placeholder", "<style>::placeholder{color:#ccc}</style><input placeholder=Name>"],
      [
        "cannot_tell",
        "a shadow that may help",
        p("color:#000;background:#737373;text-shadow:#fff 0 0 3px"),
      ],
    ],
  ],
  [
    "contrast-enhanced",
    [
      ["fail", "5.74:1", p("color:#666;background:#fff")],
      ["pass", "7:1", p("color:#595959;background:#fff")],
      ["pass", "large text of 4.5:1", p("color:#767676;font-size:24px")],
    ],
  ],
  [
    "important-letter-spacing",
    [
      ["fail", "too narrow", p("letter-spacing:.1em!important")],
      [
        "fail",
        "too narrow for its size",
        `<style>p{font-size:40px}</style>${p("letter-spacing:4px!important")}`,
      ],
      ["pass", "wide enough", p("letter-spacing:.12em!important")],
      [
        "fail",
        "inherited",
        `<div style="letter-spacing:1px!important">${p("font-size:2em")}</div>`,
      ],
      ["not_applicable", "not important", p("letter-spacing:.1em")],
      ["not_applicable", "of a sheet", "<style>p{letter-spacing:1px!important}</style><p>Words"],
      [
        "not_applicable",
        "inherited from what is not important",
        `<div style="letter-spacing:1px">${p("letter-spacing:inherit!important")}</div>`,
      ],
    ],
  ],
  [
    "important-word-spacing",
    [
      ["fail", "normal", p("word-spacing:normal!important")],
      ["pass", "0.16", p("word-spacing:.16em!important")],
    ],
  ],
  [
    "important-line-height",
    [
      [
        "fail",
        "lines too close",
        p("line-height:1.2!important;max-width:100px", "many words ".repeat(9)),
      ],
      [
        "pass",
        "lines apart",
        p("line-height:150%!important;max-width:100px", "many words ".repeat(9)),
      ],
      ["not_applicable", "one line", p("line-height:1!important")],
    ],
  ],
  [
    "viewport-zoom",
    [
      ["fail", "no zoom", '<meta name=viewport content="width=device-width, user-scalable=no">'],
      ["fail", "little zoom", "<meta name=Viewport content='MAXIMUM-SCALE=1.9;'>"],
      ["fail", "a word instead of a number", "<meta name=viewport content='maximum-scale=yes'>"],
      ["pass", "enough zoom", "<meta name=viewport content='maximum-scale=2.0'>"],
      [
        "pass",
        "a scale that counts for nothing",
        "<meta name=viewport content='maximum-scale=-1'>",
      ],
      ["not_applicable", "nothing about zoom", "<meta name=viewport content='width=device-width'>"],
    ],
  ],
  [
    "orientation-lock",
    [
      [
        "fail",
        "turned back",
        "<style>@media (orientation:portrait){body{transform:rotate(90deg)}}</style><p>x",
      ],
      [
        "fail",
        "turned back by a matrix",
        "<style>@media (orientation:landscape){p{transform:matrix(0,-1,1,0,0,0)}}</style><p>x",
      ],
      [
        "pass",
        "turned a little",
        "<style>@media (orientation:portrait){p{rotate:5deg}}</style><p>x",
      ],
      [
        "not_applicable",
        "turned always",
        "<style>p{transform:rotate(90deg)}/*orientation*/</style><p>x",
      ],
    ],
  ],
  [
    "moving-content",
    [
      ["fail", "a marquee", "<marquee>x</marquee>"],
      [
        "cannot_tell",
        "an endless animation",
        "<style>p{animation:spin 2s linear infinite}</style><p>x",
      ],
      ["not_applicable", "an animation that ends", "<style>p{animation:spin 2s}</style><p>x"],
    ],
  ],
  [
    "autoplay",
    [
      ["fail", "sound without a control", "<audio src=a.mp3 autoplay></audio>"],
      ["pass", "controls", "<audio src=a.mp3 autoplay controls></audio>"],
      ["pass", "two seconds", "<video src=a.mp4#t=8,10 autoplay></video>"],
      ["cannot_tell", "a video that may be silent", "<video src=a.mp4 autoplay></video>"],
      ["not_applicable", "a muted video", "<video src=a.mp4 autoplay muted></video>"],
    ],
  ],
  [
    "target-size",
    [
      [
        "fail",
        "small buttons side by side",
        "<button style='width:16px;height:16px'></button><button style='width:16px;height:16px'></button>",
      ],
      ["pass", "a small button alone", "<button style='width:16px;height:16px'></button>"],
      [
        "pass",
        "small buttons apart",
        "<div style='display:flex;gap:10px'><button style='width:16px;height:16px'></button><button style='width:16px;height:16px'></button></div>",
      ],
      ["pass", "large enough", "<button style='width:24px;height:24px'></button>"],
      ["not_applicable", "a size that follows from the text", "<button>Go</button>"],
    ],
  ],
  [
    "focus-indicator",
    [
      ["fail", "no outline", "<style>a:focus{outline:none}</style><a href=#>Go</a>"],
      ["fail", "a blank before the brace", "<style>a:focus {outline:none}</style><a href=#>Go</a>"],
      ["pass", "another sign", "<style>a:focus{outline:0;background:#ff0}</style><a href=#>Go</a>"],
      [
        "cannot_tell",
        "a sign elsewhere",
        "<style>a:focus{outline:none}div:focus-within{color:red}</style><a href=#>Go</a>",
      ],
      ["not_applicable", "nothing said", "<a href=#>Go</a>"],
    ],
  ],
  [
    "link-marking",
    [
      [
        "fail",
        "colour alone",
        "<p>Words around a <a href=# style='text-decoration:none;color:#00f'>link</a> here",
      ],
      ["pass", "underlined", "<p>Words around a <a href=#>link</a> here"],
      [
        "pass",
        "a colour far from the text's",
        "<p style='color:#000'>Words around a <a href=# style='text-decoration:none;color:#d33'>link</a> here",
      ],
      [
        "not_applicable",
        "a menu",
        "<p><a href=# style='text-decoration:none'>One</a> <a href=#>Two</a>",
      ],
    ],
  ],
  [
    "justified-text",
    [
      [
        "fail",
        "set to both margins",
        p("text-align:justify;width:200px", "many words ".repeat(20)),
      ],
    ],
  ],
  [
    "line-length",
    [
      ["fail", "long lines", p("width:1200px", "many words ".repeat(80))],
      ["pass", "short lines", p("max-width:65ch", "many words ".repeat(80))],
      ["not_applicable", "a width that is not declared", p("", "many words ".repeat(80))],
    ],
  ],
  [
    "font-size-floor",
    [
      ["fail", "tiny text", p("font-size:8px")],
      ["fail", "a page of small text", `<html>${p("font-size:11px", "many words ".repeat(30))}`],
      ["pass", "text of 16 px", `<html>${p("", "many words ".repeat(30))}`],
      ["not_applicable", "a raised figure", "<p style='font-size:8px'><sup>2</sup>"],
    ],
  ],
  [
    "type-scale",
    [
      [
        "fail",
        "many sizes",
        Array.from({ length: 13 }, (_, at) => p(`font-size:${12 + 2 * at}px`)).join(""),
      ],
      ["pass", "few sizes", "<h1>Words</h1><p>Words"],
    ],
  ],
  [
    "spacing-scale",
    [
      [
        "fail",
        "no grid",
        [3, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31].map((px) => p(`margin-top:${px}px`)).join(""),
      ],
      [
        "pass",
        "a grid of 4 px",
        [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64]
          .map((px) => p(`margin-top:${px}px`))
          .join(""),
      ],
      ["not_applicable", "few measures", p("margin:7px")],
    ],
  ],
  [
    "colour-count",
    [
      [
        "fail",
        "many colours",
        Array.from({ length: 33 }, (_, at) => p(`color:rgb(${at},0,0)`)).join(""),
      ],
      ["pass", "one colour", p("color:#222")],
    ],
  ],
])("%s", (gate, cases) => {
  it.each(cases)("says %s of %s", (status, _name, source) => {
    expect(statusOf(gate, source)).toBe(status);
  });
});

it("says nothing of an empty page, and nothing bad of a plain one", () => {
  for (const { id } of visualGates) {
    expect(statusOf(id, "")).toBe("not_applicable");
    expect(["pass", "not_applicable"]).toContain(
      statusOf(
        id,
        "<h1>Title</h1><p>A plain <a href=#>link</a> and <button>a button</button>.</p>",
      ),
    );
  }
});

it.each([
  ["unclosed functions", `<p style="width:${"calc(".repeat(50_000)}">x`],
  [
    "layers of gradients",
    `<p style="background:${"linear-gradient(red,blue,#fff8),".repeat(2_000)}#fff">x`,
  ],
  ["thousands of shadows", p(`text-shadow:${"0 0 3px red,".repeat(20_000)}0 0 3px red`)],
  [
    "doubling variables",
    `<style>p{${Array.from({ length: 200 }, (_, at) => `--v${at}:var(--v${at + 1}) var(--v${at + 1});`).join("")}color:var(--v0)}</style><p>x`,
  ],
  [
    "selectors in a list",
    `<style>${"div p b,".repeat(20_000)}p{color:red}</style>${"<p><b>x".repeat(500)}`,
  ],
  ["targets side by side", "<a href=# style='display:block;height:9px'></a>".repeat(3_000)],
])("bounds its work on %s", (_name, source) => {
  const page = readMarkup(source);
  const before = process.cpuUsage();
  for (const gate of visualGates) for (const _finding of gate.check(page));
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(5_000);
});
