/** What selectors ask of an element. */
export interface Selectable {
  /** In lower case. */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Selectable | undefined;
  readonly children: readonly (Selectable | { readonly text: string })[];
}

export function childrenOf(element: Selectable): Selectable[] {
  return element.children.filter((child): child is Selectable => "tag" in child);
}
