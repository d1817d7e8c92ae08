import { isElement } from "../elements/elements.js";
import { ChemistryError } from "../errors/chemistry-error.js";

/** One atom as a SMILES text writes it. */
export interface SmilesAtom {
  readonly element: string;
  readonly massNumber?: number;
  readonly charge: number;
  /** Hydrogens in the brackets, where an atom has some; none follow from its valence then. */
  readonly bracketHydrogens?: number;
}

const TOKEN =
  /\[(?<mass>\d{1,3})?(?<symbol>[A-Z][a-z]?|[bcnops]|se|as|te|\*)(?<chiral>@{1,2}(?:(?:TH|AL|SP|TB|OH)\d{1,2})?)?(?<hydrogens>H\d?)?(?<charge>\+\d{1,2}|-\d{1,2}|\++|-+)?(?::\d{1,4})?\]|(?<organic>Br|Cl|[BCNOPSFIbcnops])|[-=#$:/\\.()]|%\d\d|\d/uy;

/** The atoms of a SMILES text in its order. Throws `invalid` with the column of what is no SMILES (OpenSMILES 1.0). */
export function smilesAtoms(smiles: string, path: string): readonly SmilesAtom[] {
  const atoms: SmilesAtom[] = [];
  let depth = 0;
  TOKEN.lastIndex = 0;
  for (let column = 0; column < smiles.length; column = TOKEN.lastIndex) {
    TOKEN.lastIndex = column;
    const match = TOKEN.exec(smiles);
    if (!match) {
      const message = `no SMILES atom, bond, ring or branch begins at column ${column + 1}`;
      throw new ChemistryError("invalid", path, message, column);
    }
    depth += match[0] === "(" ? 1 : match[0] === ")" ? -1 : 0;
    if (depth < 0) throw unbalanced(path);
    const { symbol, organic, mass, hydrogens, charge } = match.groups ?? {};
    if (organic !== undefined) atoms.push({ element: capital(organic), charge: 0 });
    if (symbol === undefined) continue;
    const element = capital(symbol);
    if (!isElement(element)) {
      const message = `"${symbol}" is not the symbol of an element (column ${column + 1})`;
      throw new ChemistryError("unknown_element", path, message, column);
    }
    atoms.push({
      element,
      ...(mass === undefined ? {} : { massNumber: Number(mass) }),
      charge: chargeOf(charge ?? ""),
      bracketHydrogens: hydrogens === undefined ? 0 : Number(hydrogens.slice(1) || 1),
    });
  }
  if (depth > 0) throw unbalanced(path);
  return atoms;
}

function unbalanced(path: string): ChemistryError {
  return new ChemistryError("invalid", path, "the branches of the SMILES text are not closed");
}

function chargeOf(text: string): number {
  if (text === "") return 0;
  const size = /\d/u.test(text) ? Number(text.slice(1)) : text.length;
  return text.startsWith("-") ? -size : size;
}

function capital(symbol: string): string {
  return symbol.charAt(0).toUpperCase() + symbol.slice(1);
}
