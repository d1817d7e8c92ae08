import { type Config, pickSettings } from "../config/read-config.js";
import type { AnyPart, Needed, PartName, Parts } from "./part.js";
import type { Schedule, Work } from "./work.js";

/** All parts of one process, each made when it is first asked for. */
export interface House {
  /** The parts by name; those that are not there yet are made first, with what they need. */
  get<const Name extends PartName>(names: readonly Name[]): Promise<Needed<Name>>;
  /** Every part there is. */
  getAll(): Promise<Parts>;
  /** Makes what must run from the start, and begins what parts do by the clock. */
  start(): Promise<void>;
  /** Ends every part that was made, the newest first; nothing may be asked for afterwards. */
  close(): Promise<void>;
}

/** Parts that are there before any is made, and replace the declared ones of their names. */
export type GivenParts = Partial<Parts>;

/**
 * A house of declared parts. Throws at once when two parts have one name, or a part needs one that
 * nobody declares or, through others, itself.
 */
export function createHouse(
  declared: readonly AnyPart[],
  { config, given }: { readonly config: Config; readonly given: GivenParts },
): House {
  const parts = byName(declared);
  assertSound(parts, given);
  const made = new Map<string, Promise<unknown>>();
  const closers: (() => Promise<void>)[] = [];
  /** Work of parts that were made before the start; there may be none, as in a command. */
  const waiting: Work[] = [];
  let scheduler: Schedule | undefined;

  function find(name: PartName): Promise<unknown> {
    const known = made.get(name);
    if (known) return known;
    const making = make(name);
    // A part that could not be made may be asked for again: its storage may work by then.
    making.catch(() => made.delete(name));
    made.set(name, making);
    return making;
  }

  async function make(name: PartName): Promise<unknown> {
    if (name in given) return given[name];
    const declaration = parts.get(name);
    if (!declaration) throw new Error(`there is no part named ${name}`);
    const { config: variables = {}, needs = [], schedule = [] } = declaration;
    const part = await declaration.create(await get(needs), pickSettings(variables, config));
    if (declaration.close) closers.push(async () => declaration.close?.(part));
    for (const work of schedule) {
      const bound = { ...work, run: () => work.run(part) };
      if (scheduler) scheduler.every(bound);
      else waiting.push(bound);
    }
    return part;
  }

  async function get<Name extends PartName>(names: readonly Name[]): Promise<Needed<Name>> {
    const found: [string, unknown][] = [];
    // One after another, so that a part is always ended before those that it needs.
    for (const name of names) found.push([name, await find(name)]);
    return Object.fromEntries(found) as Needed<Name>;
  }

  const allNames = () => [...new Set([...parts.keys(), ...Object.keys(given)])] as PartName[];
  return {
    get,
    getAll: () => get(allNames()),
    async start() {
      const first = [...parts.values()].filter((part) => part.startsWithServer);
      await get(first.map(({ name }) => name));
      scheduler = (await get(["schedule"])).schedule;
      for (const work of waiting.splice(0)) scheduler.every(work);
    },
    async close() {
      // Nothing begins on a part that has ended.
      await scheduler?.close();
      for (const close of closers.reverse()) await close();
    },
  };
}

function byName(declared: readonly AnyPart[]): ReadonlyMap<string, AnyPart> {
  const parts = new Map<string, AnyPart>();
  for (const part of declared) {
    if (parts.has(part.name)) throw new Error(`two parts are named ${part.name}`);
    parts.set(part.name, part);
  }
  return parts;
}

function assertSound(parts: ReadonlyMap<string, AnyPart>, given: GivenParts): void {
  const sound = new Set<string>(Object.keys(given));
  const visit = (name: string, path: readonly string[]): void => {
    if (sound.has(name)) return;
    if (path.includes(name))
      throw new Error(`parts need each other: ${[...path, name].join(", ")}`);
    const part = parts.get(name);
    if (!part) throw new Error(`${path.at(-1)} needs ${name}, which nobody declares`);
    for (const need of part.needs ?? []) visit(need, [...path, name]);
    sound.add(name);
  };
  for (const name of parts.keys()) visit(name, []);
}
