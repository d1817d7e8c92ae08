import { isRoomy, passHand } from "./sieve.js";

/** A map in memory that holds at most so many bytes and entries. */
export interface SieveCache<K, V> {
  /** Bytes of what it holds. */
  bytes(): number;
  size(): number;
  /** The value of a key, which counts as a use. */
  get(key: K): V | undefined;
  /**
   * Keeps a value and answers the keys that had to go for it, in order. A value that is larger than
   * the whole cache is not kept: what was there under its key goes, too.
   */
  set(key: K, value: V, bytes: number): K[];
  delete(key: K): boolean;
}

interface Kept<K, V> {
  readonly key: K;
  value: V;
  bytes: number;
  isVisited: boolean;
}

/** A cache in memory that evicts by SIEVE; `bytesMax` and `entriesMax` are never exceeded. */
export function createSieveCache<K, V>({
  bytesMax,
  entriesMax,
}: {
  readonly bytesMax: number;
  readonly entriesMax: number;
}): SieveCache<K, V> {
  // A map keeps the order of insertion, and its iterators see what is deleted and what is added.
  const entries = new Map<K, Kept<K, V>>();
  let hand = entries.values();
  let newest: Kept<K, V> | undefined;
  let bytes = 0;

  function remove(entry: Kept<K, V>): void {
    entries.delete(entry.key);
    bytes -= entry.bytes;
  }

  function makeRoom(wantedBytes: number, wantedEntries: number, kept?: Kept<K, V>): K[] {
    const next = () => {
      const met = hand.next().value;
      return met === kept ? hand.next().value : met;
    };
    let missing = {
      bytes: bytes + wantedBytes - bytesMax,
      entries: entries.size + wantedEntries - entriesMax,
    };
    const gone: K[] = [];
    while (!isRoomy(missing)) {
      const pass = passHand(next, missing);
      for (const entry of pass.spared) entry.isVisited = false;
      pass.evicted.forEach(remove);
      gone.push(...pass.evicted.map(({ key }) => key));
      missing = pass.missing;
      // Past the newest entry the hand begins again at the oldest.
      if (!isRoomy(missing) || pass.evicted.at(-1) === newest) hand = entries.values();
    }
    return gone;
  }

  function add(key: K, value: V, valueBytes: number): K[] {
    const gone = makeRoom(valueBytes, 1);
    newest = { key, value, bytes: valueBytes, isVisited: false };
    entries.set(key, newest);
    bytes += valueBytes;
    return gone;
  }

  function replace(entry: Kept<K, V>, value: V, valueBytes: number): K[] {
    const gone = makeRoom(valueBytes - entry.bytes, 0, entry);
    bytes += valueBytes - entry.bytes;
    entry.value = value;
    entry.bytes = valueBytes;
    entry.isVisited = true;
    return gone;
  }

  return {
    bytes: () => bytes,
    size: () => entries.size,
    get(key) {
      const entry = entries.get(key);
      if (entry) entry.isVisited = true;
      return entry?.value;
    },
    set(key, value, valueBytes) {
      const entry = entries.get(key);
      if (valueBytes > bytesMax || entriesMax < 1) {
        if (entry) remove(entry);
        return entry ? [key] : [];
      }
      return entry ? replace(entry, value, valueBytes) : add(key, value, valueBytes);
    },
    delete(key) {
      const entry = entries.get(key);
      if (entry) remove(entry);
      return entry !== undefined;
    },
  };
}
