import { beforeEach, describe, expect, it } from "vitest";
import { Account, InsufficientFunds } from "./code.js";

describe("an account", () => {
  let account;
  beforeEach(() => {
    account = new Account("Ada", 50);
    account.deposit(100);
  });

  it("adds deposits", () => {
    expect(account.deposit(20)).toBe(120);
    expect(account.balance).toBe(120);
  });

  it("takes withdrawals", () => {
    expect(account.withdraw(30)).toBe(70);
    expect(account.history).toEqual([
      { kind: "deposit", amount: 100 },
      { kind: "withdrawal", amount: 30 },
    ]);
  });

  it("may be overdrawn down to its limit", () => {
    expect(account.withdraw(150)).toBe(-50);
    expect(() => account.withdraw(1)).toThrow(InsufficientFunds);
  });

  it("tells what is missing", () => {
    try {
      account.withdraw(160);
      expect.unreachable();
    } catch (error) {
      expect(error.missing).toBe(10);
      expect(error.message).toBe("10 missing");
    }
  });

  it("refuses amounts that are not positive", () => {
    expect(() => account.deposit(0)).toThrow(RangeError);
    expect(() => account.withdraw(-5)).toThrow("positive");
  });

  it("transfers", () => {
    const other = new Account("Ben");
    account.transfer(40, other);
    expect(account.balance).toBe(60);
    expect(other.balance).toBe(40);
    expect(() => account.transfer(1, account)).toThrow();
  });

  it("sums up by kind", () => {
    account.deposit(5);
    account.withdraw(15);
    expect(account.total("deposit")).toBe(105);
    expect(account.total("withdrawal")).toBe(15);
  });
});
