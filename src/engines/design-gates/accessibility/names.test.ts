import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMarkup } from "../page/read-markup.js";
import { accessibilityOf } from "./accessibility.js";

function nameOf(source: string): string {
  const page = readMarkup(source);
  const target = page.elements.find(({ attributes }) => attributes.has("data-t"));
  if (target === undefined) throw new Error("no element is marked");
  return accessibilityOf(page).name(target).text;
}

/** What browsers answer, after the steps of the Accessible Name and Description Computation 1.2. */
const names: readonly (readonly [step: string, source: string, name: string])[] = [
  [
    "2B references in order",
    `<b id=a>One</b><b id=c>Two</b><p data-t aria-labelledby="c a">`,
    "Two One",
  ],
  [
    "2B hidden references",
    `<b id=a hidden>One <i>two</i></b><p data-t aria-labelledby="a">`,
    "One two",
  ],
  [
    "2B hidden parts of a shown reference",
    `<b id=a>One <i hidden>two</i></b><p data-t aria-labelledby="a">`,
    "One",
  ],
  [
    "2B itself",
    `<button data-t id=a aria-label="Delete" aria-labelledby="a f">x</button><b id=f>Old</b>`,
    "Delete Old",
  ],
  [
    "2B once only",
    `<b id=a aria-labelledby=c>One</b><b id=c>Two</b><p data-t aria-labelledby="a">`,
    "One",
  ],
  [
    "2G letters as the style makes them",
    `<h2 data-t style="text-transform:uppercase">Call <i style="text-transform:none">us</i></h2>`,
    "CALL us",
  ],
  [
    "2G first letters",
    `<h2 data-t style="text-transform:capitalize">it's so 2nd</h2>`,
    "It's So 2nd",
  ],
  ["2B without a target", `<button data-t aria-labelledby="none">Save</button>`, "Save"],
  [
    "2C text of a field",
    `<label>Flash <input value="3"> times<input type=checkbox data-t id=x></label>`,
    "",
  ],
  [
    "2C value within a label",
    `<label for=x>Flash <input value="3" aria-label="number"> times</label><input type=checkbox data-t id=x>`,
    "Flash 3 times",
  ],
  [
    "2C chosen option",
    `<label for=x>Size <select><option>S<option selected>L</select></label><input type=checkbox data-t id=x>`,
    "Size L",
  ],
  [
    "2C range",
    `<label for=x>Up <span role=slider aria-valuenow=4 aria-valuetext="four">z</span></label><input type=checkbox data-t id=x>`,
    "Up four",
  ],
  ["2D label", `<a href="/" data-t aria-label=" All  news ">More</a>`, "All news"],
  ["2D blank label", `<a href="/" data-t aria-label="  ">More</a>`, "More"],
  ["2E image", `<img data-t alt="A cat" title="b">`, "A cat"],
  ["2E image without alt", `<img data-t title="b">`, "b"],
  ["2E labels", `<label for=x>One</label><label for=x>Two</label><input data-t id=x>`, "One Two"],
  ["2E label around", `<label>Name <input data-t></label>`, "Name"],
  ["2E hint at last", `<input data-t placeholder="Name">`, "Name"],
  ["2E title before hint", `<input data-t placeholder="Name" title="Your name">`, "Your name"],
  ["2E button value", `<input type=button data-t value="Go">`, "Go"],
  ["2E default words", "<input type=reset data-t>", "Reset"],
  ["2E legend", "<fieldset data-t><legend>Where</legend>x</fieldset>", "Where"],
  ["2E caption", "<table data-t><caption>Costs</caption></table>", "Costs"],
  ["2E SVG title", "<svg data-t><title>A dot</title><circle/></svg>", "A dot"],
  ["2F content", `<button data-t>Save <b>all</b> <img alt="files"></button>`, "Save all files"],
  ["2F blocks apart", "<button data-t><div>One</div><div>two</div></button>", "One two"],
  ["2F inline together", "<button data-t><b>On</b><i>e</i></button>", "One"],
  ["2F line break", "<button data-t>One<br>two</button>", "One two"],
  ["2F nothing hidden", `<button data-t>a<i hidden>b</i><i aria-hidden=true>c</i></button>`, "a"],
  ["2F owned", `<button data-t aria-owns=o>a</button><b id=o>b</b>`, "a b"],
  ["2F no content for a field", `<div role=textbox data-t>Rome</div>`, ""],
  ["2F no content for a region", `<section data-t>Rome</section>`, ""],
  [
    "2F words of a style",
    `<style>b::before{content:"No. "}</style><a href=/ data-t><b>5</b></a>`,
    "No. 5",
  ],
  [
    "2F words to read out",
    `<style>b::after{content:url(x.png) / "new"}</style><a href=/ data-t><b>5</b></a>`,
    "5new",
  ],
  ["2F script is none", "<button data-t>a<script>b</script><style>c</style></button>", "a"],
  ["2I title", `<a href="/" data-t title="Home"><img alt=""></a>`, "Home"],
  ["2I within", `<a href="/" data-t><img title="Home"></a>`, "Home"],
  ["2I a no-break space is none", "<button data-t>&nbsp;</button>", ""],
];

describe("accessible names", () => {
  it.each(names)("%s: %s", (_, source, name) => {
    expect(nameOf(source)).toBe(name);
  });

  it("ends where references and ownership go in circles", () => {
    const source = `<button data-t id=a aria-owns=b>x</button><b id=b aria-owns=a aria-labelledby=a>y</b>`;
    expect(nameOf(source)).toBe("x y");
  });

  it("reads a chain of owners of any length", () => {
    const links = Array.from(
      { length: 5_000 },
      (_, at) => `<b id=i${at} aria-owns=i${at + 1}>.</b>`,
    );
    expect(nameOf(`<button data-t aria-owns=i0>x</button>${links.join("")}`)).toMatch(/^x[ .]+$/u);
  });

  it("cuts a name of any length at 2,000 characters", () => {
    expect(nameOf(`<button data-t>${"word ".repeat(10_000)}</button>`).length).toBeLessThan(2_001);
  });

  it("names an element of any kind by its label before anything else", () => {
    const label = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,2}$/u);
    const tag = fc.constantFrom("button", "h2", "img", "input", "nav", "textarea", "svg", "select");
    fc.assert(
      fc.property(tag, label, (one, text) => {
        expect(nameOf(`<${one} data-t aria-label="${text}" title="other">x</${one}>`)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it("tells a description apart from a name", () => {
    const page = readMarkup(
      `<a href="/" title="to the start">Home</a><a href="/" title="Home"></a><b id=d>Far</b><a href="/" aria-describedby=d>Go</a>`,
    );
    const { description } = accessibilityOf(page);
    const links = page.elements.filter(({ tag }) => tag === "a");
    expect(links.map(description)).toEqual(["to the start", "", "Far"]);
  });
});
