export class AsyncQueue {
  #waiting = [];
  #running = 0;

  constructor(limit = 1) {
    this.limit = limit;
    this.finished = 0;
  }

  get pending() {
    return this.#waiting.length + this.#running;
  }

  add(task, priority = 0) {
    return new Promise((resolve, reject) => {
      const entry = { task, priority, resolve, reject };
      const at = this.#waiting.findIndex((other) => other.priority < priority);
      if (at === -1) this.#waiting.push(entry);
      else this.#waiting.splice(at, 0, entry);
      this.#next();
    });
  }

  #next() {
    while (this.#running < this.limit && this.#waiting.length > 0) {
      this.#running += 1;
      this.#run(this.#waiting.shift());
    }
  }

  async #run({ task, resolve, reject }) {
    try {
      resolve(await task());
    } catch (error) {
      reject(error);
    } finally {
      this.#running -= 1;
      this.finished += 1;
      this.#next();
    }
  }
}

export async function retry(action, attempts, delay = 10) {
  let failure;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await action(attempt);
    } catch (error) {
      failure = error;
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, delay * attempt));
    }
  }
  throw failure;
}

export async function mapLimit(items, limit, action) {
  const queue = new AsyncQueue(limit);
  return Promise.all(items.map((item, at) => queue.add(() => action(item, at))));
}
