import { type Rational, rational, show, toDouble, toRational } from "../tools/numbers.js";
import { type Quantity, whole } from "./quantity.js";
import { add, count, divide, multiply, negate, type Working } from "./working.js";

export { count, type Rational, rational };

type Known = Partial<Record<string, Quantity>>;

/** π to fifteen decimals. */
const PI = toRational("3.141592653589793");
const minus = (left: Rational, right: Rational) => add(left, negate(right));

/** The square root of an amount; exact where it is a square. */
export function rootQuantity(
  value: Rational,
): { readonly value: Rational; readonly isRounded: boolean } | undefined {
  if (value.numerator < 0n) return undefined;
  const root = Math.sqrt(toDouble(value));
  const [above, below] = [
    BigInt(Math.round(Math.sqrt(Number(value.numerator)))),
    BigInt(Math.round(Math.sqrt(Number(value.denominator)))),
  ];
  if (above * above === value.numerator && below * below === value.denominator)
    return { value: rational(above, below), isRounded: false };
  return Number.isFinite(root) && root < 1e9
    ? { value: toRational(root.toFixed(6)), isRounded: true }
    : undefined;
}

/** Computes measures of a shape from those that are known, and knows which it used. */
export class Shapes {
  isRounded = false;
  readonly #used = new Set<string>();

  constructor(
    readonly working: Working,
    readonly known: Known,
    readonly pi: Rational | undefined,
  ) {}

  /** Whether a measure that was given was not needed. */
  unused(): boolean {
    return Object.keys(this.known).some((name) => !this.#used.has(name));
  }

  #get(name: string): Rational | undefined {
    const found = this.known[name];
    if (found) this.#used.add(name);
    return found?.value;
  }

  get #unit(): string {
    const found = Object.entries(this.known).find(
      ([name, quantity]) =>
        quantity &&
        !/²|³|square|cubic|litre/u.test(quantity.unit) &&
        name !== "area" &&
        name !== "volume",
    )?.[1]?.unit;
    const area = this.known.area?.unit ?? "";
    return found ?? (area.endsWith("²") ? area.slice(0, -1) : area === "square feet" ? "feet" : "");
  }

  #result(told: string, value: Rational, power: 1 | 2 | 3): Quantity {
    const unit = this.#unit;
    const powered =
      unit === ""
        ? ""
        : power === 1
          ? unit
          : /^(?:feet|inches|yards|miles)$/u.test(unit)
            ? `${power === 2 ? "square" : "cubic"} ${unit}`
            : `${unit}${power === 2 ? "²" : "³"}`;
    const named =
      unit === ""
        ? power === 1
          ? "units"
          : power === 2
            ? "square units"
            : "cubic units"
        : powered;
    return this.working.tell(told, { kind: "measure", value, unit: named });
  }

  #round(): Rational {
    if (!this.pi) this.isRounded = true;
    return this.pi ?? PI;
  }

  #radius(): Rational | undefined {
    const radius = this.#get("radius");
    if (radius) return radius;
    const diameter = this.#get("diameter");
    if (diameter) return divide(diameter, whole(2));
    const around = this.#get("circumference") ?? this.#get("perimeter");
    return around ? divide(around, multiply(whole(2), this.#round())) : undefined;
  }

  #sides(): readonly [Rational, Rational] | undefined {
    const [length, width] = [
      this.#get("length") ?? this.#get("base") ?? this.#get("side"),
      this.#get("width") ?? (this.known.length ? this.#get("height") : this.#get("height")),
    ];
    if (length && width) return [length, width];
    const one = length ?? width;
    if (!one) return undefined;
    const area = this.#get("area");
    if (area) return [one, divide(area, one)];
    const around = this.#get("perimeter");
    return around ? [one, minus(divide(around, whole(2)), one)] : undefined;
  }

  #square(): Rational | undefined {
    const side = this.#get("side") ?? this.#get("length") ?? this.#get("width");
    if (side) return side;
    const around = this.#get("perimeter");
    if (around) return divide(around, whole(4));
    const area = this.#get("area");
    const root = area ? rootQuantity(area) : undefined;
    if (root?.isRounded) this.isRounded = true;
    return root?.value;
  }

  area(shape: string): Quantity | undefined {
    if (shape === "square") {
      const side = this.#square();
      return side
        ? this.#result(`${show(side)} × ${show(side)}`, multiply(side, side), 2)
        : undefined;
    }
    if (shape === "rectangle" || shape === "parallelogram") {
      const sides = this.#sides();
      return sides
        ? this.#result(`${show(sides[0])} × ${show(sides[1])}`, multiply(sides[0], sides[1]), 2)
        : undefined;
    }
    if (shape === "circle") {
      const radius = this.#radius();
      return radius
        ? this.#result(`π × ${show(radius)}²`, multiply(this.#round(), multiply(radius, radius)), 2)
        : undefined;
    }
    if (shape === "trapezoid") {
      const [top, bottom, height] = [this.#get("top"), this.#get("bottom"), this.#get("height")];
      return top && bottom && height
        ? this.#result(
            `(${show(top)} + ${show(bottom)}) ÷ 2 × ${show(height)}`,
            divide(multiply(add(top, bottom), height), whole(2)),
            2,
          )
        : undefined;
    }
    if (shape !== "triangle" && shape !== "right triangle") return undefined;
    const [base, height] = [
      this.#get("base") ?? this.#get("leg"),
      this.#get("height") ?? this.#get("leg2"),
    ];
    return base && height
      ? this.#result(
          `${show(base)} × ${show(height)} ÷ 2`,
          divide(multiply(base, height), whole(2)),
          2,
        )
      : undefined;
  }

  perimeter(shape: string): Quantity | undefined {
    if (shape === "square") {
      const side = this.#square();
      return side ? this.#result(`4 × ${show(side)}`, multiply(side, whole(4)), 1) : undefined;
    }
    if (shape === "rectangle" && !this.known.height) {
      const sides = this.#sides();
      return sides
        ? this.#result(
            `2 × (${show(sides[0])} + ${show(sides[1])})`,
            multiply(add(sides[0], sides[1]), whole(2)),
            1,
          )
        : undefined;
    }
    if (shape === "circle") {
      const radius = this.#radius();
      return radius
        ? this.#result(
            `2 × π × ${show(radius)}`,
            multiply(multiply(this.#round(), radius), whole(2)),
            1,
          )
        : undefined;
    }
    const side = shape === "triangle" ? this.#get("side") : undefined;
    return side ? this.#result(`3 × ${show(side)}`, multiply(side, whole(3)), 1) : undefined;
  }

  #volume(shape: string): Quantity | undefined {
    if (shape === "cube") {
      const side = this.#get("side") ?? this.#get("length");
      return side
        ? this.#result(`${show(side)}³`, multiply(side, multiply(side, side)), 3)
        : undefined;
    }
    if (shape === "cuboid" || shape === "rectangle") {
      const [a, b, c] = [this.#get("length"), this.#get("width"), this.#get("height")];
      return a && b && c
        ? this.#result(`${show(a)} × ${show(b)} × ${show(c)}`, multiply(a, multiply(b, c)), 3)
        : undefined;
    }
    const radius = this.#radius();
    if (!radius) return undefined;
    if (shape === "sphere")
      return this.#result(
        `4/3 × π × ${show(radius)}³`,
        multiply(
          divide(multiply(whole(4), this.#round()), whole(3)),
          multiply(radius, multiply(radius, radius)),
        ),
        3,
      );
    const height = shape === "cylinder" ? (this.#get("height") ?? this.#get("length")) : undefined;
    return height
      ? this.#result(
          `π × ${show(radius)}² × ${show(height)}`,
          multiply(this.#round(), multiply(multiply(radius, radius), height)),
          3,
        )
      : undefined;
  }

  #surface(shape: string): Quantity | undefined {
    if (shape === "cube") {
      const side = this.#get("side") ?? this.#get("length");
      return side
        ? this.#result(`6 × ${show(side)}²`, multiply(whole(6), multiply(side, side)), 2)
        : undefined;
    }
    if (shape === "cuboid") {
      const [a, b, c] = [this.#get("length"), this.#get("width"), this.#get("height")];
      return a && b && c
        ? this.#result(
            "2 × (the three faces)",
            multiply(whole(2), add(multiply(a, b), add(multiply(b, c), multiply(a, c)))),
            2,
          )
        : undefined;
    }
    const radius = this.#radius();
    return shape === "sphere" && radius
      ? this.#result(
          `4 × π × ${show(radius)}²`,
          multiply(multiply(whole(4), this.#round()), multiply(radius, radius)),
          2,
        )
      : undefined;
  }

  #diagonal(shape: string, want: string): Quantity | undefined {
    const [a, b] =
      shape === "rectangle"
        ? [this.#get("length"), this.#get("width")]
        : [this.#get("leg"), this.#get("leg2")];
    const isRight =
      (want === "hypotenuse" && shape === "right triangle") ||
      (want === "diagonal" && shape === "rectangle");
    const root = isRight && a && b ? rootQuantity(add(multiply(a, a), multiply(b, b))) : undefined;
    if (!root || !a || !b) return undefined;
    this.isRounded = root.isRounded;
    return this.#result(`√(${show(a)}² + ${show(b)}²)`, root.value, 1);
  }

  /** A measure by its name. */
  find(want: string, shape: string): Quantity | undefined {
    if (want === "area") return this.area(shape);
    if (want === "perimeter") return this.perimeter(shape);
    if (want === "volume") return this.#volume(shape);
    if (want === "surface") return this.#surface(shape);
    if (want === "hypotenuse" || want === "diagonal") return this.#diagonal(shape, want);
    if (shape === "circle" && (want === "radius" || want === "diameter")) {
      const radius = this.#radius();
      return radius
        ? this.#result(want, want === "radius" ? radius : multiply(radius, whole(2)), 1)
        : undefined;
    }
    if (shape === "square" && (want === "side" || want === "length")) {
      const side = this.#square();
      return side ? this.#result("side", side, 1) : undefined;
    }
    if (
      shape === "rectangle" &&
      (want === "width" || want === "length" || want === "side") &&
      !(want in this.known)
    ) {
      const sides = this.#sides();
      return sides && sides[1].numerator > 0n ? this.#result("other side", sides[1], 1) : undefined;
    }
    if (shape === "triangle" && want === "height" && this.known.area && this.known.base) {
      const [area, base] = [this.#get("area"), this.#get("base")];
      return area && base
        ? this.#result("2 × area ÷ base", divide(multiply(area, whole(2)), base), 1)
        : undefined;
    }
    return undefined;
  }
}
