import type { PauliFactor } from "../simulator/read-strings.js";
import type { CliffordGate } from "./clifford.js";

/**
 * The tableau of Aaronson and Gottesman (arXiv:quant-ph/0406196): n generators of the stabilizer group, and
 * as many destabilizers, of which the i-th anticommutes with the i-th generator alone. It is kept by
 * columns: the bits of all rows at one qubit are in a run of words, first those of the destabilizers and,
 * from a new word on, those of the generators. A gate takes n / 8 operations on words, a random
 * measurement and an expectation n^2 / 8 each.
 */
export class Tableau {
  readonly qubits: number;
  /** Words of one half of a column. */
  readonly half: number;
  readonly x: Int32Array;
  readonly z: Int32Array;
  readonly sign: Int32Array;

  constructor(qubits: number, copied?: Tableau) {
    this.qubits = qubits;
    this.half = (qubits + 31) >>> 5;
    const size = 2 * this.half;
    this.x = copied ? copied.x.slice() : new Int32Array(qubits * size);
    this.z = copied ? copied.z.slice() : new Int32Array(qubits * size);
    this.sign = copied ? copied.sign.slice() : new Int32Array(size);
    if (copied) return;
    for (let qubit = 0; qubit < qubits; qubit++) {
      const at = qubit * size + (qubit >>> 5);
      this.x[at] = bit(qubit);
      this.z[at + this.half] = bit(qubit);
    }
  }

  apply(gate: CliffordGate): void {
    switch (gate.kind) {
      case "one":
        this.#turn(gate);
        break;
      case "cx":
        this.#controlX(gate.control, gate.target);
        break;
      case "cz":
        this.#controlZ(gate.one, gate.other);
        break;
      case "swap":
        this.#swap(gate.one, gate.other);
        break;
    }
  }

  #turn({ target, x: ofX, z: ofZ }: CliffordGate & { kind: "one" }): void {
    const { x, z, sign } = this;
    const size = sign.length;
    const [xx, xz, zx, zz] = [-ofX.x, -ofX.z, -ofZ.x, -ofZ.z];
    const signX = -ofX.sign;
    const signZ = -ofZ.sign;
    // Y = i X Z, and the product of the images has a sign of its own.
    const signY = signX ^ signZ ^ -productSign(ofX, ofZ);
    for (let word = 0, at = target * size; word < size; word++, at++) {
      const a = x[at] as number;
      const b = z[at] as number;
      sign[word] = (sign[word] as number) ^ (a & ~b & signX) ^ (~a & b & signZ) ^ (a & b & signY);
      x[at] = (a & xx) ^ (b & zx);
      z[at] = (a & xz) ^ (b & zz);
    }
  }

  #controlX(control: number, target: number): void {
    const { x, z, sign } = this;
    const size = sign.length;
    for (let word = 0, c = control * size, t = target * size; word < size; word++, c++, t++) {
      const xc = x[c] as number;
      const zc = z[c] as number;
      const xt = x[t] as number;
      const zt = z[t] as number;
      sign[word] = (sign[word] as number) ^ (xc & zt & ~(xt ^ zc));
      x[t] = xt ^ xc;
      z[c] = zc ^ zt;
    }
  }

  #controlZ(one: number, other: number): void {
    const { x, z, sign } = this;
    const size = sign.length;
    for (let word = 0, a = one * size, b = other * size; word < size; word++, a++, b++) {
      const xa = x[a] as number;
      const za = z[a] as number;
      const xb = x[b] as number;
      const zb = z[b] as number;
      sign[word] = (sign[word] as number) ^ (xa & xb & (za ^ zb));
      z[a] = za ^ xb;
      z[b] = zb ^ xa;
    }
  }

  #swap(one: number, other: number): void {
    const size = this.sign.length;
    for (const bits of [this.x, this.z]) {
      for (let word = 0, a = one * size, b = other * size; word < size; word++, a++, b++) {
        const kept = bits[a] as number;
        bits[a] = bits[b] as number;
        bits[b] = kept;
      }
    }
  }

  /** The number of a generator that anticommutes with Z of the qubit, which is then random; -1 for none. */
  randomRow(qubit: number): number {
    const start = qubit * this.sign.length + this.half;
    for (let word = 0; word < this.half; word++) {
      const bits = this.x[start + word] as number;
      if (bits !== 0) return word * 32 + (31 - Math.clz32(bits & -bits));
    }
    return -1;
  }

  /** Makes (-1)^outcome Z of the qubit a generator in place of one that anticommutes with it. */
  collapse(qubit: number, row: number, outcome: 0 | 1): void {
    const { x, z, sign, half } = this;
    const size = sign.length;
    const mask = x.slice(qubit * size, (qubit + 1) * size);
    const word = row >>> 5;
    const own = bit(row);
    mask[half + word] = (mask[half + word] as number) & ~own;
    this.#multiplyRows(mask, half + word, own);
    for (let at = 0; at < this.qubits * size; at += size) {
      for (const bits of [x, z]) moveBit(bits, at + half + word, at + word, own);
    }
    moveBit(sign, half + word, word, own);
    const at = qubit * size + half + word;
    z[at] = (z[at] as number) | own;
    if (outcome === 1) sign[half + word] = (sign[half + word] as number) | own;
  }

  /** Multiplies the rows of the mask by one other row. Phases are counted modulo 4 in two bits for each row. */
  #multiplyRows(mask: Int32Array, pivotWord: number, pivotBit: number): void {
    const { x, z, sign } = this;
    const size = sign.length;
    const units = new Int32Array(size);
    const twos = new Int32Array(size);
    for (let start = 0; start < x.length; start += size) {
      const px = ((x[start + pivotWord] as number) & pivotBit) === 0 ? 0 : -1;
      const pz = ((z[start + pivotWord] as number) & pivotBit) === 0 ? 0 : -1;
      if (px === 0 && pz === 0) continue;
      for (let word = 0, at = start; word < size; word++, at++) {
        const rows = mask[word] as number;
        if (rows === 0) continue;
        const a = x[at] as number;
        const b = z[at] as number;
        const x1 = a ^ (px & rows);
        const z1 = b ^ (pz & rows);
        const crossed = a & pz;
        // Where the two anticommute, their product has i, or -i where the last bracket is one.
        const anticommute = (crossed ^ (b & px)) & rows;
        const carry = (units[word] as number) ^ (x1 ^ z1 ^ crossed);
        twos[word] = (twos[word] as number) ^ (carry & anticommute);
        units[word] = (units[word] as number) ^ anticommute;
        x[at] = x1;
        z[at] = z1;
      }
    }
    const pivotSign = ((sign[pivotWord] as number) & pivotBit) === 0 ? 0 : -1;
    for (let word = 0; word < size; word++) {
      const change = (twos[word] as number) ^ (pivotSign & (mask[word] as number));
      sign[word] = (sign[word] as number) ^ change;
    }
  }

  /**
   * The expectation of a Pauli string: 0 where a generator anticommutes with it; else it is, but for its
   * sign, the product of those generators whose destabilizers anticommute with it.
   */
  expectation(factors: readonly PauliFactor[]): -1 | 0 | 1 {
    const { x, z, half } = this;
    const size = 2 * half;
    const anticommuting = new Int32Array(size);
    let quarters = 0;
    for (const factor of factors) {
      quarters -= factor.x & factor.z;
      for (let word = 0, at = factor.qubit * size; word < size; word++, at++) {
        const crossed = (-factor.x & (z[at] as number)) ^ (-factor.z & (x[at] as number));
        anticommuting[word] = (anticommuting[word] as number) ^ crossed;
      }
    }
    for (let word = half; word < size; word++) if (anticommuting[word] !== 0) return 0;
    quarters += this.#productQuarters(anticommuting);
    return ((quarters % 4) + 4) % 4 === 0 ? 1 : -1;
  }

  /**
   * The k with: the product of the generators of the mask in order is i^k X^x Z^z. Each Y is i X Z, and each
   * X that comes after a Z changes the sign when all X are moved to the front.
   */
  #productQuarters(mask: Int32Array): number {
    const { x, z, sign, half } = this;
    let quarters = 0;
    let crossed = 0;
    for (let qubit = 0; qubit < this.qubits; qubit++) {
      const start = qubit * 2 * half + half;
      let carried = 0;
      for (let word = 0; word < half; word++) {
        const rows = mask[word] as number;
        if (rows === 0) continue;
        const a = (x[start + word] as number) & rows;
        const b = (z[start + word] as number) & rows;
        const upTo = parityUpTo(b);
        quarters += bitCount(a & b);
        crossed ^= a & (upTo ^ b ^ carried);
        carried ^= upTo >> 31;
      }
    }
    for (let word = 0; word < half; word++) {
      quarters += 2 * bitCount((sign[half + word] as number) & (mask[word] as number));
    }
    return quarters + 2 * bitCount(crossed);
  }

  memoryBytes(): number {
    return this.x.byteLength + this.z.byteLength + this.sign.byteLength;
  }
}

export function bit(index: number): number {
  return 1 << (index & 31);
}

/** How many bits of a word are one. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** At each bit, the parity of the bits up to and with it. */
function parityUpTo(word: number): number {
  let parity = word ^ (word << 1);
  parity ^= parity << 2;
  parity ^= parity << 4;
  parity ^= parity << 8;
  return parity ^ (parity << 16);
}

function moveBit(bits: Int32Array, from: number, to: number, own: number): void {
  bits[to] = ((bits[to] as number) & ~own) | ((bits[from] as number) & own);
  bits[from] = (bits[from] as number) & ~own;
}

/** The sign of i P Q as a Pauli matrix, for two that anticommute and have no signs themselves. */
function productSign(
  p: { readonly x: number; readonly z: number },
  q: { readonly x: number; readonly z: number },
): 0 | 1 {
  // X Z, Z Y and Y X are -i times the third, so that i P Q is it; the other orders are i times it.
  const isCyclic = p.x === 1 && p.z === 0 ? q.x === 0 : p.x === 0 ? q.z === 1 : q.z === 0;
  return isCyclic ? 0 : 1;
}
