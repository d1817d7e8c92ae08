export class InsufficientFunds extends Error {
  constructor(missing) {
    super(`${missing} missing`);
    this.name = "InsufficientFunds";
    this.missing = missing;
  }
}

export class Account {
  constructor(owner, limit = 0) {
    this.owner = owner;
    this.limit = limit;
    this.balance = 0;
    this.history = [];
  }

  deposit(amount) {
    if (amount <= 0) throw new RangeError("the amount must be positive");
    this.balance += amount;
    this.history.push({ kind: "deposit", amount });
    return this.balance;
  }

  withdraw(amount) {
    if (amount <= 0) throw new RangeError("the amount must be positive");
    const available = this.balance + this.limit;
    if (amount > available) throw new InsufficientFunds(amount - available);
    this.balance -= amount;
    this.history.push({ kind: "withdrawal", amount });
    return this.balance;
  }

  transfer(amount, target) {
    if (target === this) throw new Error("the target is the same account");
    this.withdraw(amount);
    target.deposit(amount);
  }

  total(kind) {
    return this.history
      .filter((entry) => entry.kind === kind)
      .reduce((sum, entry) => sum + entry.amount, 0);
  }
}
