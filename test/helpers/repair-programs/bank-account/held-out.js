import assert from "node:assert/strict";
import { Account, InsufficientFunds } from "./code.js";

const one = new Account("A", 20);
const two = new Account("B");
assert.equal(one.owner, "A");
assert.equal(two.limit, 0);
assert.equal(two.balance, 0);
assert.deepEqual(two.history, []);
assert.equal(one.deposit(7), 7);
assert.equal(one.deposit(3), 10);
assert.throws(
  () => one.withdraw(31),
  (error) =>
    error instanceof InsufficientFunds && error.missing === 1 && error.name === "InsufficientFunds",
);
assert.equal(one.balance, 10);
assert.equal(one.withdraw(30), -20);
assert.throws(() => one.deposit(-1), RangeError);
assert.throws(() => one.withdraw(0), RangeError);
assert.throws(() => two.transfer(1, two), Error);
two.deposit(12);
two.deposit(1);
two.transfer(5, one);
assert.equal(one.balance, -15);
assert.equal(two.balance, 8);
assert.equal(one.total("deposit"), 15);
assert.equal(one.total("withdrawal"), 30);
assert.equal(two.total("withdrawal"), 5);
assert.equal(one.history.length, 4);
assert.throws(() => two.transfer(9, one), InsufficientFunds);
assert.equal(one.balance, -15);
