/** What `node:events` has of it that small programs use. */
export class EventEmitter {
  #listeners = new Map();

  on(name, listener) {
    this.#listeners.set(name, [...this.listenersOf(name), { listener }]);
    return this;
  }

  once(name, listener) {
    this.#listeners.set(name, [...this.listenersOf(name), { listener, isOnce: true }]);
    return this;
  }

  off(name, listener) {
    this.#listeners.set(
      name,
      this.listenersOf(name).filter((one) => one.listener !== listener),
    );
    return this;
  }

  emit(name, ...values) {
    const all = this.listenersOf(name);
    if (all.length === 0 && name === "error") throw values[0];
    for (const { listener, isOnce } of all) {
      if (isOnce) this.off(name, listener);
      listener.apply(this, values);
    }
    return all.length > 0;
  }

  removeAllListeners(name) {
    if (name === undefined) this.#listeners.clear();
    else this.#listeners.delete(name);
    return this;
  }

  listenerCount(name) {
    return this.listenersOf(name).length;
  }

  listenersOf(name) {
    return this.#listeners.get(name) ?? [];
  }

  addListener(name, listener) {
    return this.on(name, listener);
  }

  removeListener(name, listener) {
    return this.off(name, listener);
  }
}
