import { type ApiDocument, apiDocument } from "../http/openapi/document.js";
import { readServiceDocument } from "../http/openapi/written-documents.js";
import type { App } from "../http/server.js";
import type { House } from "../platform/parts/house.js";
import type { PartName, Parts } from "../platform/parts/part.js";
import type { AnyBackend } from "./backend.js";
import { type HostOptions, hostBackend } from "./host.js";

/** A service of the catalogue. */
export interface OfferedService
  extends Pick<AnyBackend, "slug" | "access" | "purpose" | "example" | "beyond"> {
  /** Its server in this process, which the first call starts. */
  readonly server: {
    open(): Promise<App>;
    /** The description of its routes, which starts nothing. */
    describe(): Promise<ApiDocument>;
    /** Why it cannot do everything now; undefined while it can. */
    impairment(): string | undefined;
  };
}

/** The services behind the gateway. */
export interface Offer {
  readonly services: readonly OfferedService[];
  /** Ends the servers that were started. */
  close(): Promise<void>;
}

export interface OfferOptions extends HostOptions {
  /** Those of `watchedParts`. */
  readonly watched: Partial<Parts>;
}

declare module "../platform/parts/part.js" {
  interface Parts {
    readonly backends: Offer;
  }
}

/** The parts that tell what backends lack. */
export function watchedParts(backends: readonly AnyBackend[]): PartName[] {
  return [...new Set(backends.flatMap(({ impairment }) => impairment?.needs ?? []))];
}

/** Offers backends, each with a server of its own from its first call on. */
export function offerBackends(
  backends: readonly AnyBackend[],
  house: House,
  options: OfferOptions,
): Offer {
  const hosted: Hosted[] = [];
  const services = backends.map((backend): OfferedService => {
    const { slug, access, purpose, example, beyond } = backend;
    const server = new Hosted(backend, house, options);
    hosted.push(server);
    return { slug, access, purpose, example, ...(beyond ? { beyond } : {}), server };
  });
  return {
    services,
    async close() {
      await Promise.all(hosted.map((one) => one.close()));
    },
  };
}

/** One backend and its server, once it was asked for. */
class Hosted {
  readonly #backend: AnyBackend;
  readonly #house: House;
  readonly #options: OfferOptions;
  #app: Promise<App> | undefined;

  constructor(backend: AnyBackend, house: House, options: OfferOptions) {
    this.#backend = backend;
    this.#house = house;
    this.#options = options;
  }

  open(): Promise<App> {
    if (!this.#app) {
      this.#app = hostBackend(this.#backend, this.#house, this.#options);
      // What it needs may be there when it is asked again.
      this.#app.catch(() => {
        this.#app = undefined;
      });
    }
    return this.#app;
  }

  /** As it was written down with this release; one that is not is described by its routes. */
  async describe(): Promise<ApiDocument> {
    const { slug } = this.#backend;
    const { publicUrl } = await this.#house.get(["publicUrl"]);
    const { version } = this.#options;
    const written = await readServiceDocument(slug, { publicUrl, version });
    if (written) return written;
    const app = await hostBackend(this.#backend, this.#house, {
      ...this.#options,
      isDescribed: true,
    });
    try {
      return apiDocument(app);
    } finally {
      await app.close();
    }
  }

  impairment(): string | undefined {
    return this.#backend.impairment?.reason(this.#options.watched);
  }

  async close(): Promise<void> {
    await (await this.#app?.catch(() => undefined))?.close();
  }
}
