import type { Logger } from "pino";
import type { Clock } from "../clock/clock.js";
import type { Config } from "../config/read-config.js";
import type { SecretKind } from "../parts/secret-kind.js";
import type { Store } from "../store/sql.js";
import { fingerprintOf, type GivenSecret } from "./judge-secret.js";
import { readFingerprint } from "./secret-store.js";
import { type ServerSecret, serverSecret } from "./server-secret.js";
import { settleSecret } from "./settle-secret.js";

/** The secrets of this installation, the same on every server of a store. */
export interface Secrets {
  of(kind: SecretKind): ServerSecret;
  /** The variables of those that another server has replaced by one that this process does not know. */
  replaced(): readonly string[];
  /** Looks whether another server has replaced one. */
  watch(): Promise<void>;
}

export interface SecretsOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether a new secret replaces that of the store; a command leaves it to the server. */
  readonly mayReplace: boolean;
}

interface Held {
  readonly kind: SecretKind;
  readonly secret: ServerSecret;
  /** When another server replaced it, in epoch milliseconds. */
  replacedAt: number | undefined;
}

/** Settles every declared secret with a store. Throws StartRefused for one that is not the store's. */
export async function openSecrets(
  store: Store,
  kinds: readonly SecretKind[],
  { config, clock, log, mayReplace }: SecretsOptions,
): Promise<Secrets> {
  const held = new Map<string, Held>();
  for (const kind of kinds) {
    const given = givenSecret(kind, config);
    const { current, former } = await settleSecret(store, kind, {
      given,
      now: clock(),
      mayReplace,
    });
    const one: Held = {
      kind,
      secret: serverSecret(current, former, () => one.replacedAt),
      replacedAt: undefined,
    };
    held.set(kind.name, one);
  }

  async function look({ kind, secret }: Held): Promise<number | undefined> {
    const recorded = await readFingerprint(store, kind.name);
    const isKnown = [secret.current, ...secret.former].some(
      (value) => fingerprintOf(kind, value) === recorded?.fingerprint,
    );
    return isKnown ? undefined : recorded?.since;
  }

  return {
    of({ name }) {
      const one = held.get(name);
      if (!one) throw new Error(`nobody declares the secret ${name}`);
      return one.secret;
    },
    replaced: () =>
      [...held.values()].flatMap(({ kind, replacedAt }) =>
        replacedAt === undefined ? [] : [kind.variable],
      ),
    async watch() {
      for (const one of held.values()) {
        const before = one.replacedAt;
        one.replacedAt = await look(one);
        if (before === undefined && one.replacedAt !== undefined) {
          const { variable } = one.kind;
          log.error({ variable }, "another server replaced this secret: restart with the new one");
        }
      }
    },
  };
}

/** What the configuration gives of a secret. */
export function givenSecret({ variable, formerVariable }: SecretKind, config: Config): GivenSecret {
  const text = (value: Config[string]) => (typeof value === "string" ? value : undefined);
  return { configured: text(config[variable]), former: text(config[formerVariable]) };
}
