import { languageNames } from "../../../content/lexical-fields/language-names.js";

/** The English name of a language by its code of ISO 639-1; the code where it has none here. */
export function languageName(code: string): string {
  const names = [...languageNames].filter(([, of]) => of === code).map(([name]) => name);
  const name = names.find((candidate) => candidate !== code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
