import { MOLECULES_OF_ELEMENTS } from "../../../../content/substances/element-names.js";
import { hillFormula } from "../../../../engines/chemistry/masses/hill-formula.js";
import type { TaskKind } from "../../../../engines/chemistry/problem/problem.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { tryFormula, trySmiles } from "../items/attempts.js";
import type { EquationItem, QuantityItem, SubstanceItem } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import type { AskedSize, SizeConditions } from "./asked-size.js";

interface Note {
  /** Within the task. */
  readonly field: string;
  readonly value: string | number | null;
  readonly unit: string | null;
  readonly why: string;
}

/** One task while it is read; fields are paths within it. */
export class Draft {
  readonly fields: Record<string, unknown> = {};
  readonly spans: { readonly field: string; readonly span: Span }[] = [];
  readonly missing: { readonly field: string; readonly ask: string }[] = [];
  readonly notes: Note[] = [];

  /** `at` orders tasks: where the prompt asks for it. */
  constructor(
    readonly kind: TaskKind,
    readonly at: number,
    kindSpan?: Span,
  ) {
    if (kindSpan) this.spans.push({ field: "kind", span: kindSpan });
  }

  put(field: string, value: unknown, span: Span): this {
    this.fields[field] = value;
    this.spans.push({ field, span });
    return this;
  }

  ask(field: string, ask: string): this {
    this.missing.push({ field, ask });
    return this;
  }

  note(
    field: string,
    why: string,
    value: string | number | null,
    unit: string | null = null,
  ): this {
    this.notes.push({ field, value, unit, why });
    return this;
  }

  equation(item: EquationItem): this {
    this.put("equation", item.text, item.span);
    if (item.note !== undefined) this.note("equation", item.note, item.text);
    return this;
  }

  /** The formula of a substance, from its SMILES text where only that is given; asks where neither is certain. */
  formula(item: SpeciesItem): this {
    if (item.type === "substance" && item.question !== undefined)
      return this.ask("formula", item.question);
    const formula = formulaOf(item);
    if (formula === undefined)
      return this.ask("formula", `What is the formula of ${item.written}?`);
    this.put("formula", formula, item.span);
    const why = whyOf(item, formula);
    if (why !== undefined) this.note("formula", why, formula);
    return this;
  }

  /** The species of an equation that the question is about. */
  asked(species: readonly { readonly formula: string; readonly span: Span }[]): this {
    if (species.length === 0) return this;
    this.fields.asked = species.map(({ formula }) => formula);
    for (const [index, { span }] of species.entries()) {
      this.spans.push({ field: `asked[${index}]`, span });
    }
    return this;
  }

  /** One species of which the question wants a volume or a number of particles. */
  askedIn(formula: string, { unit, span, species }: AskedSize, conditions: SizeConditions): this {
    const values = Object.entries(conditions) as [string, QuantityItem][];
    const entry: Record<string, unknown> = { species: formula, unit };
    this.fields.asked = [entry];
    this.spans.push({ field: "asked[0].species", span: species?.span ?? span });
    this.spans.push({ field: "asked[0].unit", span });
    for (const [field, quantity] of values) {
      entry[field] = quantity.unit === "mmol/L" ? quantity.value / 1_000 : quantity.value;
      this.spans.push({ field: `asked[0].${field}`, span: quantity.span });
    }
    return this;
  }

  smiles(item: SubstanceItem): this {
    const text = item.smiles ?? "";
    this.put("smiles", text, item.span);
    if (item.written !== text)
      this.note("smiles", `the structure of ${item.written} is from a table of names`, text);
    return this;
  }

  /** Adds a quantity of the species that a formula names. */
  quantity(
    measured: Measured,
    formula: string | undefined,
    more: Readonly<Record<string, unknown>> = {},
  ): this {
    const { quantity, species, molarity, purity } = measured;
    const list = (this.fields.quantities ?? []) as object[];
    const path = `quantities[${list.length}]`;
    const entry: Record<string, unknown> = {
      ...(formula === undefined ? {} : { species: formula }),
      value: quantity.value,
      unit: quantity.unit,
      ...more,
    };
    this.fields.quantities = [...list, entry];
    if (purity) {
      entry.purity_percent = purity.value;
      this.spans.push({ field: `${path}.purity_percent`, span: purity.span });
    }
    if (species && formula !== undefined) {
      this.spans.push({ field: `${path}.species`, span: species.span });
      const why = whyOf(species, formula);
      if (why !== undefined) this.note(`${path}.species`, why, formula);
    }
    this.spans.push({ field: `${path}.value`, span: quantity.span });
    this.spans.push({ field: `${path}.unit`, span: quantity.span });
    if (molarity) {
      const factor = molarity.unit === "mmol/L" ? 1_000 : 1;
      entry.molarity_mol_l = molarity.value / factor;
      this.spans.push({ field: `${path}.molarity_mol_l`, span: molarity.span });
    }
    return this;
  }
}

/** How a species was read where its text is not taken as it stands. */
function whyOf(item: SpeciesItem, formula: string): string | undefined {
  if (item.written === formula) return undefined;
  if (item.type === "substance" && item.note !== undefined) return item.note;
  if (item.type === "substance" && item.formula === undefined) {
    return `the formula of the SMILES text ${item.written}`;
  }
  return `"${item.written}" is ${formula}`;
}

/** The formula of a substance, also by its SMILES text; undefined where it must be asked for. */
export function formulaOf(item: SpeciesItem): string | undefined {
  if (item.type === "symbol") {
    return item.isName ? (MOLECULES_OF_ELEMENTS[item.formula] ?? item.formula) : item.formula;
  }
  if (item.formula !== undefined) return tryFormula(item.formula).value ? item.formula : undefined;
  const substance = item.smiles === undefined ? undefined : trySmiles(item.smiles).value;
  return substance ? withCharge(hillFormula(substance.atoms), substance.charge) : undefined;
}

function withCharge(formula: string, charge: bigint): string {
  if (charge === 0n) return formula;
  const size = charge < 0n ? -charge : charge;
  return `${formula}^${size === 1n ? "" : size}${charge > 0n ? "+" : "-"}`;
}
