/** What a SMILES text holds by the valence rules of OpenSMILES 1.0, section 3.1.5. */
export interface SmilesCount {
  readonly counts: Readonly<Record<string, number>>;
  readonly charge: number;
}

interface Node {
  readonly symbol: string;
  readonly key: string;
  /** Undefined for an atom whose hydrogens follow from its valence. */
  readonly hydrogens?: number;
  readonly isAromatic: boolean;
  bonds: number;
}

const VALENCES: Readonly<Record<string, readonly number[]>> = {
  ...{ B: [3], C: [4], N: [3, 5], O: [2], P: [3, 5], S: [2, 4, 6] },
  ...{ F: [1], Cl: [1], Br: [1], I: [1] },
};
const ORDERS: Readonly<Record<string, number>> = { "=": 2, "#": 3, $: 4 };
const PIECE =
  /\[(\d*)([A-Z][a-z]?|[a-z]{1,2})@{0,2}(?:(?:TH|AL|SP|TB|OH)\d+)?(H\d*)?([+-]\d+|\++|-+)?(?::\d+)?\]|(Cl|Br|[BCNOPSFI]|[bcnops])|([-=#$:/\\.()])|%(\d\d)|(\d)/gu;

/** Counts atoms and charge of a SMILES text, with a walk along its bonds that uses no chemistry library. */
export function countSmiles(smiles: string): SmilesCount {
  const nodes: Node[] = [];
  const branches: (Node | undefined)[] = [];
  const rings = new Map<string, { readonly node: Node; readonly order: number | undefined }>();
  let previous: Node | undefined;
  let order: number | undefined;
  let charge = 0;
  for (const match of smiles.matchAll(PIECE)) {
    const [, mass = "", bracket, written, sign = "", organic, mark, far, near] = match;
    const symbol = bracket ?? organic;
    if (symbol !== undefined) {
      const node = nodeOf(symbol, mass, organic === undefined ? (written ?? "") : undefined);
      charge += chargeOf(sign);
      nodes.push(node);
      if (previous) join(previous, node, order);
      [previous, order] = [node, undefined];
    } else if (mark === "(") branches.push(previous);
    else if (mark === ")") previous = branches.pop();
    else if (mark === ".") previous = undefined;
    else if (mark !== undefined) order = ORDERS[mark] ?? 1;
    else if (previous) {
      const label = String(Number(far ?? near));
      const open = rings.get(label);
      if (open) join(open.node, previous, order ?? open.order);
      if (open) rings.delete(label);
      else rings.set(label, { node: previous, order });
      order = undefined;
    }
  }
  return { counts: countsOf(nodes), charge };
}

function nodeOf(symbol: string, mass: string, written: string | undefined): Node {
  const element = symbol.charAt(0).toUpperCase() + symbol.slice(1);
  return {
    symbol: element,
    key: `${mass}${element}`,
    isAromatic: symbol !== element,
    bonds: 0,
    ...(written === undefined
      ? {}
      : { hydrogens: written === "" ? 0 : Number(written.slice(1) || 1) }),
  };
}

function join(first: Node, second: Node, order: number | undefined): void {
  first.bonds += order ?? 1;
  second.bonds += order ?? 1;
}

function countsOf(nodes: readonly Node[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const node of nodes) {
    counts[node.key] = (counts[node.key] ?? 0) + 1;
    const hydrogens = node.hydrogens ?? impliedHydrogens(node);
    if (hydrogens > 0) counts.H = (counts.H ?? 0) + hydrogens;
  }
  return counts;
}

/** An aromatic atom has one bond more than it shows, where its valence leaves room for it. */
function impliedHydrogens({ symbol, bonds, isAromatic }: Node): number {
  const valences = VALENCES[symbol] ?? [];
  if (isAromatic) return Math.max(0, (valences[0] ?? 0) - bonds - 1);
  return Math.max(0, (valences.find((valence) => valence >= bonds) ?? bonds) - bonds);
}

function chargeOf(sign: string): number {
  if (sign === "") return 0;
  return /\d/u.test(sign) ? Number(sign) : (sign.startsWith("-") ? -1 : 1) * sign.length;
}
