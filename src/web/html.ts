/** What a template may hold: text is escaped, markup is kept, `null`, `undefined` and `false` vanish. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Markup that is safe to send. Only the `html` tag makes one, so text cannot become markup unescaped. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  static template(fixed: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
    return new Html(String.raw({ raw: fixed }, ...values.map(renderValue)));
  }

  toString(): string {
    return this.#markup;
  }
}

/** Markup with every value escaped for text and for quoted attributes; attributes must be quoted. */
export const html = Html.template;

function renderValue(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return value.map(renderValue).join("");
  return String(value).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
