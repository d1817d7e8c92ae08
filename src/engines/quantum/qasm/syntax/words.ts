/** Words of OpenQASM 3 that begin what is not read here, with what is said of each. */
export const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ["annotation", "leave it out"],
  ["array", "declare its elements one by one, or write a for loop over a set"],
  ["box", "leave the box out: timing does not change what a circuit computes"],
  ["break", "choose the range of the loop so that it ends there"],
  ["cal", "only gates by their matrices are simulated"],
  ["case", "write if and else"],
  ["complex", "write real angles"],
  ["continue", "put the rest of the body into an if"],
  ["def", "write a gate definition, or the statements themselves"],
  ["default", "write if and else"],
  ["defcal", "only gates by their matrices are simulated"],
  ["defcalgrammar", "only gates by their matrices are simulated"],
  ["delay", "leave it out: timing does not change what a circuit computes"],
  ["duration", "leave it out: timing does not change what a circuit computes"],
  ["durationof", "leave it out: timing does not change what a circuit computes"],
  ["end", "let the program end at the end of its text"],
  ["extern", "only what is in the program itself can be computed"],
  ["hardware qubit", "declare qubits with qubit[n]"],
  ["input", "declare a constant with its value"],
  ["mutable", "only scalars, bits and qubits are supported"],
  ["nop", "leave it out"],
  ["output", "measured bits are the output"],
  ["pragma", "leave it out"],
  ["readonly", "only scalars, bits and qubits are supported"],
  ["return", "write a gate definition, or the statements themselves"],
  ["stretch", "leave it out: timing does not change what a circuit computes"],
  ["switch", "write if and else"],
  ["void", "only scalars, bits and qubits are supported"],
  ["while", "write a for loop over a range"],
]);

export const SCALAR_TYPES: ReadonlySet<string> = new Set([
  ...["int", "uint", "float", "angle", "bool", "bit"],
]);

export const MODIFIERS: ReadonlySet<string> = new Set(["ctrl", "negctrl", "inv", "pow"]);

/** Words that OpenQASM 3 keeps for itself, beside those above. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...["OPENQASM", "include", "gate", "let", "if", "else", "for", "in", "const"],
  ...["qubit", "qreg", "creg", "barrier", "measure", "reset", "opaque", "true", "false"],
  ...SCALAR_TYPES,
  ...MODIFIERS,
  ...[...UNSUPPORTED.keys()].filter((word) => /^[a-z]+$/.test(word) && word !== "annotation"),
]);

/** Words that begin a statement of OpenQASM 3 and of no other version. */
export const ONLY_IN_3: ReadonlySet<string> = new Set(
  [...RESERVED].filter(
    (word) =>
      ![
        ...["OPENQASM", "include", "gate", "if", "qreg", "creg", "barrier", "measure", "reset"],
        ...["opaque", "in", "true", "false", "else"],
      ].includes(word),
  ),
);
/** Words that OpenQASM 2 keeps for itself. */
export const RESERVED_IN_2: ReadonlySet<string> = new Set([
  ...["OPENQASM", "include", "qreg", "creg", "gate", "opaque", "barrier", "measure", "reset", "if"],
  ...["pi", "sin", "cos", "tan", "exp", "ln", "sqrt"],
]);
