/** How many pages each account has open, over all its sessions. */
export class AccountPages {
  readonly #pagesMax: number;
  readonly #onChange: (pages: number) => void;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(pagesMax: number, onChange: (pages: number) => void) {
    this.#pagesMax = pagesMax;
    this.#onChange = onChange;
  }

  get pagesMax(): number {
    return this.#pagesMax;
  }

  hasRoom(account: string): boolean {
    return (this.#counts.get(account) ?? 0) < this.#pagesMax;
  }

  /** Takes a place for a page; false where the account has as many as it may. */
  take(account: string): boolean {
    if (!this.hasRoom(account)) return false;
    this.#set(account, (this.#counts.get(account) ?? 0) + 1);
    return true;
  }

  giveBack(account: string): void {
    this.#set(account, (this.#counts.get(account) ?? 1) - 1);
  }

  #set(account: string, count: number): void {
    this.#total += count - (this.#counts.get(account) ?? 0);
    if (count > 0) this.#counts.set(account, count);
    else this.#counts.delete(account);
    this.#onChange(this.#total);
  }
}
