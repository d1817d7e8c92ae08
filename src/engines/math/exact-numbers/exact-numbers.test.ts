import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalPlaces, roundToDigits, toFixed } from "./decimals.js";
import {
  exactLogarithm,
  exponential,
  hyperbolic,
  inverseAngle,
  naturalLogarithm,
  pi,
  root,
  sineOrCosine,
} from "./elementary.js";
import { exactRoot, integerRoot, isPrime, primeFactors, productOfRange } from "./integers.js";
import {
  add,
  compare,
  divide,
  floor,
  leadingExponent,
  multiply,
  negate,
  powerOfTen,
  type Rational,
  rational,
  round,
  subtract,
  toDouble,
} from "./rational.js";
import {
  between,
  boundsOf,
  divideReals,
  exact,
  multiplyReals,
  type Real,
  subtractReals,
} from "./real.js";

function decimalOf(text: string): Rational {
  const [whole = "", decimals = ""] = text.split(".");
  return multiply(rational(BigInt(whole + decimals)), powerOfTen(-decimals.length));
}

const FUNCTIONS: Readonly<Record<string, (real: Real) => Real>> = {
  exp: (real) => exponential(real),
  ln: (real) => naturalLogarithm(real),
  sin: (real) => sineOrCosine("sin", real),
  cos: (real) => sineOrCosine("cos", real),
  asin: (real) => inverseAngle("asin", real),
  acos: (real) => inverseAngle("acos", real),
  atan: (real) => inverseAngle("atan", real),
  sinh: (real) => hyperbolic("sinh", real),
  cosh: (real) => hyperbolic("cosh", real),
  tanh: (real) => hyperbolic("tanh", real),
  sqrt: (real) => root(real, 2),
  cbrt: (real) => root(real, 3),
};

/** Fifty digits of mpmath, which works with seventy. */
const KNOWN: readonly (readonly [name: string, argument: string, value: string])[] = [
  ["exp", "1", "2.7182818284590452353602874713526624977572470937000"],
  ["exp", "-3", "0.049787068367863942979342415650061776631699592188423"],
  ["exp", "0.5", "1.6487212707001281468486507878141635716537761007101"],
  ["exp", "10", "22026.465794806716516957900645284244366353512618557"],
  ["ln", "2", "0.69314718055994530941723212145817656807550013436026"],
  ["ln", "10", "2.3025850929940456840179914546843642076011014886288"],
  ["ln", "0.001", "-6.9077552789821370520539743640530926228033044658863"],
  ["ln", "123456789", "18.631401766168018033193933347963204209713681841020"],
  ["sin", "1", "0.84147098480789650665250232163029899962256306079837"],
  ["sin", "-2.5", "-0.59847214410395649405185470218616227170359717157722"],
  ["sin", "100", "-0.50636564110975879365655761045978543206503272129066"],
  ["sin", "1000000", "-0.34999350217129295211765248678077146906140660532872"],
  ["cos", "1", "0.54030230586813971740093660744297660373231042061792"],
  ["cos", "3", "-0.98999249660044545727157279473126130239367909661559"],
  ["cos", "-0.25", "0.96891242171064478414459544949418919980413419028744"],
  ["cos", "12345.678", "0.71011935871614473950144892333424568426948350433809"],
  ["atan", "0.5", "0.46364760900080611621425623146121440202853705428612"],
  ["atan", "-3", "-1.2490457723982544258299170772810901230778294041299"],
  ["atan", "100", "1.5607966601082313810249815754304718935372153471432"],
  ["asin", "0.3", "0.30469265401539750797200296122752916695456003170678"],
  ["asin", "-0.99", "-1.4292568534704694004855323346647244271046017691478"],
  ["acos", "0.3", "1.2661036727794991112593187304122222751440246679808"],
  ["acos", "-0.99", "3.0000531802653660197168540263044758692031864688354"],
  ["sinh", "1", "1.1752011936438014568823818505956008151557179813341"],
  ["sinh", "-0.1", "-0.10016675001984402582372938352190502351492091687856"],
  ["cosh", "1", "1.5430806348152437784779056207570616826015291123659"],
  ["cosh", "2", "3.7621956910836314595622134777737461082939735582307"],
  ["tanh", "0.5", "0.46211715726000975850231848364367254873028928033011"],
  ["tanh", "-3", "-0.99505475368673045133188018525548847509781385470028"],
  ["sqrt", "2", "1.4142135623730950488016887242096980785696718753769"],
  ["sqrt", "0.1", "0.31622776601683793319988935444327185337195551393252"],
  ["sqrt", "999", "31.606961258558216545204213985699002430243101979173"],
  ["cbrt", "2", "1.2599210498948731647672106072782283505702514647015"],
  ["cbrt", "10", "2.1544346900318837217592935665193504952593449421921"],
];

describe("elementary functions", () => {
  it.each(KNOWN)("bounds %s of %s within fifty digits", (name, argument, value) => {
    const found = FUNCTIONS[name]?.(exact(decimalOf(argument)));
    if (found?.kind !== "between") throw new Error(`${name} of ${argument} has no bounds`);
    const known = decimalOf(value);
    const slack = powerOfTen(leadingExponent(known) - 49);
    expect(compare(subtract(found.low, slack), known)).toBeLessThan(0);
    expect(compare(add(found.high, slack), known)).toBeGreaterThan(0);
    expect(compare(subtract(found.high, found.low), slack)).toBeLessThan(0);
  });

  it("bounds pi, also within many digits", () => {
    const { low, high } = boundsOf(pi(320));
    const digits =
      "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899";
    expect(compare(low, add(decimalOf(digits), powerOfTen(-80)))).toBeLessThan(0);
    expect(compare(high, decimalOf(digits))).toBeGreaterThan(0);
    expect(compare(subtract(high, low), powerOfTen(-315))).toBeLessThan(0);
  });

  it("is exact where the result is a fraction", () => {
    const half = rational(1n, 2n);
    const sixth = multiplyReals(pi(), exact(rational(1n, 6n)));
    expect(sineOrCosine("sin", sixth)).toEqual(exact(half));
    expect(sineOrCosine("cos", pi())).toEqual(exact(rational(-1n)));
    expect(root(exact(rational(9n, 4n)), 2)).toEqual(exact(rational(3n, 2n)));
    expect(root(exact(rational(-27n)), 3)).toEqual(exact(rational(-3n)));
    expect(naturalLogarithm(exponential(exact(rational(5n))))).toEqual(exact(rational(5n)));
    expect(exactLogarithm(rational(8n), rational(4n))).toEqual(rational(3n, 2n));
    expect(exactLogarithm(rational(7n), rational(3n))).toBeUndefined();
    const two = root(exact(rational(2n)), 2);
    expect(multiplyReals(two, two)).toEqual(exact(rational(2n)));
    expect(subtractReals(pi(), pi())).toEqual(exact(rational(0n)));
    expect(divideReals(pi(), pi())).toEqual(exact(rational(1n)));
  });

  it("keeps what it bounds within the bounds of sums and products", () => {
    const interval = fc
      .tuple(
        fc.integer({ min: -999, max: 999 }),
        fc.nat({ max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([low, width, share]) => ({
        real: between({ low: rational(BigInt(low)), high: rational(BigInt(low + width)) }),
        inside: add(
          rational(BigInt(low)),
          rational(BigInt(Math.round(share * width * 1000)), 1000n),
        ),
      }));
    fc.assert(
      fc.property(interval, interval, (left, right) => {
        const product = boundsOf(multiplyReals(left.real, right.real));
        const inside = multiply(left.inside, right.inside);
        expect(compare(product.low, inside)).toBeLessThanOrEqual(0);
        expect(compare(product.high, inside)).toBeGreaterThanOrEqual(0);
        const quotient = divideReals(left.real, right.real);
        if (!quotient) return;
        const share = divide(left.inside, right.inside);
        expect(compare(boundsOf(quotient).low, share)).toBeLessThanOrEqual(0);
        expect(compare(boundsOf(quotient).high, share)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("rational numbers", () => {
  it("rounds to the nearest double, as the language reads decimals", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.nat({ max: 20 }),
        (number, extra) => {
          fc.pre(Math.abs(number) > 1e-300 || number === 0);
          const text = `${number.toPrecision(17).split("e")[0]}${extra}`;
          const exponent = Number(number.toExponential().split("e")[1]);
          fc.pre(!number.toPrecision(17).includes("e") && Math.abs(exponent) < 20);
          const decimals = text.includes(".") ? text : `${text}.0`;
          expect(toDouble(decimalOf(decimals))).toBe(Number(decimals));
        },
      ),
    );
  });

  it("rounds halves away from zero, and floors downward", () => {
    expect([rational(5n, 2n), rational(-5n, 2n), rational(7n, 3n)].map(round)).toEqual([
      3n,
      -3n,
      2n,
    ]);
    expect([rational(-7n, 2n), rational(7n, 2n), rational(-4n)].map(floor)).toEqual([-4n, 3n, -4n]);
    expect(toFixed(rational(-1n, 8n), 2)).toBe("-0.13");
    expect(roundToDigits(rational(123_456n), 2)).toEqual(rational(120_000n));
    expect(decimalPlaces(rational(1n, 40n))).toBe(3);
    expect(decimalPlaces(rational(1n, 3n))).toBeUndefined();
    expect(negate(rational(1n, -2n))).toEqual(rational(1n, 2n));
    expect(() => rational(1n, 0n)).toThrow("a denominator is not 0");
  });
});

describe("integers", () => {
  it("tells primes, also strong pseudoprimes from them", () => {
    const sieve = Array.from({ length: 2_000 }, (_, number) => number).filter(
      (number) =>
        number > 1 &&
        !Array.from({ length: 45 }, (_, n) => n + 2).some((d) => d < number && number % d === 0),
    );
    const found = Array.from({ length: 2_000 }, (_, number) => number).filter((number) =>
      isPrime(BigInt(number)),
    );
    expect(found).toEqual(sieve);
    expect(isPrime(3_215_031_751n)).toBe(false);
    expect(isPrime(318_665_857_834_031_151_167_461n)).toBe(false);
    expect(isPrime(2n ** 61n - 1n)).toBe(true);
  });

  it("takes roots and factors that multiply to the number again", () => {
    fc.assert(
      fc.property(fc.bigInt(2n, 10n ** 10n), fc.integer({ min: 2, max: 7 }), (number, degree) => {
        const found = integerRoot(number, degree);
        expect(found ** BigInt(degree) <= number && (found + 1n) ** BigInt(degree) > number).toBe(
          true,
        );
        expect(exactRoot(rational(number ** BigInt(degree)), degree)).toEqual(rational(number));
        const factors = primeFactors(number) ?? [];
        expect(
          factors.reduce((product, { prime, power }) => product * prime ** BigInt(power), 1n),
        ).toBe(number);
        expect(factors.every(({ prime }) => isPrime(prime))).toBe(true);
      }),
      { numRuns: 30 },
    );
    expect(primeFactors(1_000_003n * 1_000_033n)).toBeUndefined();
    expect(productOfRange(1, 20)).toBe(2_432_902_008_176_640_000n);
  });
});
