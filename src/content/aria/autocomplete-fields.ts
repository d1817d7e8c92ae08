/** Detail tokens of `autocomplete` (HTML, "Autofill"), with the group of controls that each one suits. */
export const autofillFields: Readonly<Record<string, string>> = {
  name: "text",
  "honorific-prefix": "text",
  "given-name": "text",
  "additional-name": "text",
  "family-name": "text",
  "honorific-suffix": "text",
  nickname: "text",
  username: "username",
  "new-password": "password",
  "current-password": "password",
  "one-time-code": "password",
  "organization-title": "text",
  organization: "text",
  "street-address": "multiline",
  "address-line1": "text",
  "address-line2": "text",
  "address-line3": "text",
  "address-level4": "text",
  "address-level3": "text",
  "address-level2": "text",
  "address-level1": "text",
  country: "text",
  "country-name": "text",
  "postal-code": "text",
  "cc-name": "text",
  "cc-given-name": "text",
  "cc-additional-name": "text",
  "cc-family-name": "text",
  "cc-number": "text",
  "cc-exp": "month",
  "cc-exp-month": "numeric",
  "cc-exp-year": "numeric",
  "cc-csc": "text",
  "cc-type": "text",
  "transaction-currency": "text",
  "transaction-amount": "numeric",
  language: "text",
  bday: "date",
  "bday-day": "numeric",
  "bday-month": "numeric",
  "bday-year": "numeric",
  sex: "text",
  url: "url",
  photo: "url",
};

/** Detail tokens that a kind of contact (home, work, …) may stand before. */
export const contactFields: Readonly<Record<string, string>> = {
  tel: "tel",
  "tel-country-code": "text",
  "tel-national": "text",
  "tel-area-code": "text",
  "tel-local": "text",
  "tel-local-prefix": "text",
  "tel-local-suffix": "text",
  "tel-extension": "text",
  email: "username",
  impp: "url",
};

export const contactKinds: ReadonlySet<string> = new Set([
  "home",
  "work",
  "mobile",
  "fax",
  "pager",
]);

export const addressKinds: ReadonlySet<string> = new Set(["shipping", "billing"]);

/** Types of `input` that suit each group of controls; `select` and hidden fields suit all. */
export const typesOfGroup: Readonly<Record<string, readonly string[]>> = {
  text: ["text", "search", "textarea"],
  multiline: ["textarea"],
  password: ["text", "search", "password", "textarea"],
  url: ["text", "search", "url", "textarea"],
  username: ["text", "search", "email", "textarea"],
  tel: ["text", "search", "tel", "textarea"],
  numeric: ["text", "search", "number", "textarea"],
  month: ["text", "search", "month", "textarea"],
  date: ["text", "search", "date", "textarea"],
};
