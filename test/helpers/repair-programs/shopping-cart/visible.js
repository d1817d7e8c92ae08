import { describe, expect, it } from "vitest";
import { Cart } from "./code.js";

const pen = { id: "pen", price: 1.5 };
const desk = { id: "desk", price: 80 };

describe("a cart", () => {
  it("counts", () => {
    const cart = new Cart().add(pen, 2).add(desk).add(pen);
    expect(cart.count).toBe(4);
    expect(cart.subtotal()).toBe(84.5);
    expect(() => cart.add(pen, 0)).toThrow(RangeError);
  });
  it("gives things back", () => {
    const cart = new Cart().add(pen, 5);
    expect(cart.remove("pen", 2)).toBe(true);
    expect(cart.count).toBe(3);
    expect(cart.remove("pen", 3)).toBe(true);
    expect(cart.count).toBe(0);
    expect(cart.remove("pen")).toBe(false);
    cart.add(desk, 2).remove("desk");
    expect(cart.count).toBe(0);
  });
  it("is cheaper for many", () => {
    expect(new Cart().add(pen, 10).subtotal()).toBe(13.5);
    expect(new Cart().add(pen, 9).subtotal()).toBe(13.5);
  });
  it("has tax and shipping", () => {
    expect(new Cart().add(desk).total()).toBe(96);
    expect(new Cart().add(pen, 2).total({ taxRate: 0.1 })).toBe(8.29);
    expect(new Cart().total()).toBe(0);
  });
  it("takes coupons", () => {
    const cart = new Cart().add(desk);
    expect(cart.total({ coupon: { kind: "percent", value: 25 }, taxRate: 0 })).toBe(60);
    expect(cart.total({ coupon: { kind: "fixed", value: 30 }, taxRate: 0 })).toBe(50);
    expect(cart.total({ coupon: { kind: "fixed", value: 100 } })).toBe(0);
  });
});
