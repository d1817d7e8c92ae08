import { type Html, type HtmlValue, html } from "./html.js";

interface CodeBlock {
  /** Unique on its page. */
  readonly id: string;
  readonly label: string;
  readonly code: string;
  /** Shell unless given. */
  readonly language?: "sh" | "json" | "text";
}

/** Code with a button that copies it; the button appears only where scripts run. */
export function codeBlock({ id, label, code, language = "sh" }: CodeBlock): Html {
  return html`<figure class="code"><figcaption><span>${label}</span><button type="button" class="copy" data-copy="${id}" hidden>Copy<span class="unseen"> ${label}</span></button></figcaption><pre id="${id}" tabindex="0" role="group" aria-label="${label}"><code class="language-${language}">${code.split("\n").map(codeLine)}</code></pre></figure>`;
}

function codeLine(line: string, index: number): HtmlValue {
  const text = line.startsWith("#") ? html`<span class="remark">${line}</span>` : line;
  return index === 0 ? text : ["\n", text];
}

interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly HtmlValue[])[];
  /** For columns of figures. */
  readonly figures?: boolean;
}

/** A table that scrolls inside its own frame on a narrow screen. */
export function table({ caption, head, rows, figures }: Table): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table${figures && html` class="figures"`}><caption class="unseen">${caption}</caption><thead><tr>${head.map(
    (cell) => html`<th scope="col">${cell}</th>`,
  )}</tr></thead><tbody>${rows.map(
    ([first, ...others]) =>
      html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/** A section of a guide, written about something, such as the site. */
export interface GuideSection<About> {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  render(about: About): Html;
}

/** Sections as a guide takes them. */
export function renderSections<About>(sections: readonly GuideSection<About>[], about: About) {
  return sections.map(({ id, title, render }) => ({ id, title, body: render(about) }));
}

interface Guide {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly {
    /** Unique on its page. */
    readonly id: string;
    readonly title: string;
    readonly body: HtmlValue;
  }[];
  /** What follows the sections and is not among the contents. */
  readonly after?: HtmlValue;
}

/** A long page: what is on it beside its sections, each of which can be linked to. */
export function guide({ title, lede, sections, after }: Guide): Html {
  return html`
<div class="wrap title"><h1>${title}</h1>
<p class="lede">${lede}</p></div>
<div class="guide wrap">
<nav class="contents plain" aria-label="On this page"><ol>${sections.map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ol></nav>
<div class="prose">${sections.map(
    ({ id, title, body }) =>
      html`<section class="flow" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`,
  )}${after}</div></div>`;
}
