class LruCache {
  constructor(capacity, { ttl = Infinity, now = () => 0 } = {}) {
    this.capacity = capacity;
    this.ttl = ttl;
    this.now = now;
    this.entries = new Map();
    this.hits = 0;
    this.misses = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (entry === undefined || this.now() - entry.at >= this.ttl) {
      this.entries.delete(key);
      this.misses += 1;
      return undefined;
    }
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.hits += 1;
    return entry.value;
  }

  set(key, value) {
    this.entries.delete(key);
    if (this.entries.size >= this.capacity) {
      const oldest = this.entries.keys().next().value;
      this.entries.delete(oldest);
    }
    this.entries.set(key, { value, at: this.now() });
    return this;
  }

  get size() {
    return this.entries.size;
  }

  rate() {
    const asked = this.hits + this.misses;
    return asked === 0 ? 0 : this.hits / asked;
  }
}

module.exports = LruCache;
