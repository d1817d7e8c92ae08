import { percentOff, roundCents } from "./money.js";

export class Cart {
  #items = new Map();

  add(product, quantity = 1) {
    if (quantity < 1) throw new RangeError("at least one");
    const item = this.#items.get(product.id);
    if (item) item.quantity += quantity;
    else this.#items.set(product.id, { product, quantity });
    return this;
  }

  remove(id, quantity) {
    const item = this.#items.get(id);
    if (!item) return false;
    if (quantity === undefined || quantity >= item.quantity) this.#items.delete(id);
    else item.quantity -= quantity;
    return true;
  }

  get count() {
    return [...this.#items.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  }

  subtotal() {
    let total = 0;
    for (const { product, quantity } of this.#items.values()) {
      const price = quantity >= 10 ? percentOff(product.price, 10) : product.price;
      total += price * quantity;
    }
    return roundCents(total);
  }

  total({ coupon, taxRate = 0.2 } = {}) {
    let amount = this.subtotal();
    if (coupon?.kind === "percent") amount = percentOff(amount, coupon.value);
    else if (coupon?.kind === "fixed") amount = Math.max(0, amount - coupon.value);
    const shipping = amount > 0 && amount < 50 ? 4.99 : 0;
    return roundCents(amount * (1 + taxRate) + shipping);
  }
}
