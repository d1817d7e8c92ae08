import { Molecule } from "openchemlib";
import { add, type Rational, rational, ZERO } from "../../math/exact-numbers/rational.js";
import { atomicWeight } from "../elements/elements.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { type SmilesAtom, smilesAtoms } from "./smiles-atoms.js";

export const SMILES_CHARACTERS_MAX = 2_000;
export const SMILES_ATOMS_MAX = 500;

/** What a SMILES text describes. */
export interface Substance {
  readonly atoms: ReadonlyMap<string, Rational>;
  readonly charge: bigint;
  /** Canonical isomeric SMILES of openchemlib; another program's may differ. */
  readonly canonical: string;
}

/**
 * Reads a SMILES text by openchemlib, which finds aromaticity and the hydrogens of atoms without brackets. An atom in
 * brackets has the hydrogens that stand there and no others (OpenSMILES 1.0, 3.1.2), where the library adds some.
 * Throws `invalid`, `unknown_element`, `unknown_nuclide` or `too_large`.
 */
export function readSmiles(smiles: string, path: string): Substance {
  checkSize("characters", smiles.length, SMILES_CHARACTERS_MAX, path);
  const written = smilesAtoms(smiles, path);
  if (written.length === 0)
    throw new ChemistryError("invalid", path, "the SMILES text has no atom");
  checkSize("atoms", written.length, SMILES_ATOMS_MAX, path);
  const molecule = parse(smiles, path);
  const heavy = written.filter(({ element }) => element !== "H");
  const indices = Array.from({ length: molecule.getAllAtoms() }, (_, index) => index).filter(
    (index) => molecule.getAtomicNo(index) !== 1,
  );
  const atoms = new Map<string, Rational>();
  const put = (key: string, count: number) => {
    if (count > 0) atoms.set(key, add(atoms.get(key) ?? ZERO, rational(BigInt(count))));
  };
  for (const [position, index] of indices.entries()) {
    const atom = heavy[position];
    if (!atom || molecule.getAtomLabel(index) !== atom.element) throw unreadable(path);
    checkValence(molecule, index, path);
    // The library leaves a radical where it finds no double bonds for a ring of small letters.
    const isLeftOpen = atom.bracketHydrogens === undefined && molecule.getAtomRadical(index) !== 0;
    if (isLeftOpen) throw unreadable(path);
    put("H", atom.bracketHydrogens ?? molecule.getImplicitHydrogens(index));
  }
  if (indices.length !== heavy.length) throw unreadable(path);
  for (const atom of written) put(keyOf(atom, path), 1);
  for (const atom of written) {
    if (atom.element === "H") put("H", atom.bracketHydrogens ?? 0);
  }
  const charge = written.reduce((sum, atom) => sum + BigInt(atom.charge), 0n);
  return { atoms, charge, canonical: molecule.toIsomericSmiles() };
}

function parse(smiles: string, path: string): Molecule {
  try {
    return Molecule.fromSmiles(smiles, { noCoordinates: true });
  } catch (cause) {
    // The library puts the name of its class, as compiled, before what is wrong.
    const reason = String(cause).replace(/^.*SmilesParser: /u, "");
    throw new ChemistryError("invalid", path, `the SMILES text describes no molecule: ${reason}`);
  }
}

function keyOf({ element, massNumber }: SmilesAtom, path: string): string {
  if (massNumber === undefined) return element;
  const key = `${massNumber}${element}`;
  if (atomicWeight(key)) return key;
  throw new ChemistryError("unknown_nuclide", path, `the mass of ${key} is not in the table`);
}

function checkValence(molecule: Molecule, index: number, path: string): void {
  const bonds = molecule.getOccupiedValence(index);
  if (molecule.getAtomicNo(index) !== 6 || bonds <= 4) return;
  throw new ChemistryError("invalid", path, `a carbon atom has ${bonds} bonds`);
}

function checkSize(what: string, size: number, most: number, path: string): void {
  if (size <= most) return;
  throw new ChemistryError(
    "too_large",
    path,
    `a SMILES text has at most ${most} ${what}; this one has ${size}`,
  );
}

function unreadable(path: string): ChemistryError {
  return new ChemistryError("invalid", path, "the SMILES text describes no molecule");
}
