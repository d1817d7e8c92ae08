import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

const ORIGIN = "http://gatehouse.test";

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

const read = async (path: string) =>
  (await house.app.inject({ url: path, headers: { accept: "text/html" } })).body;

interface Catalogue {
  readonly services: readonly { readonly slug: string; readonly status: string }[];
}

describe.each(["/", "/docs"])("%s on the whole server", (path) => {
  it("has only links that answer GET with 200", async () => {
    const links = [...(await read(path)).matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
    const paths = new Set(links.map((href) => new URL(href, ORIGIN + path).pathname));
    for (const one of paths) expect((await house.app.inject(one)).statusCode, one).toBe(200);
  });

  it("names the services of the catalogue that are served, and no other", async () => {
    const { services } = (await house.app.inject("/v1/catalogue")).json<Catalogue>();
    const body = await read(path);
    const shown = [...body.matchAll(/\/v1\/catalogue\/([a-z-]+)\/openapi\.json/g)];
    const served = services.filter(({ status }) => status !== "down").map(({ slug }) => slug);
    expect(shown.map(([, slug]) => slug)).toEqual(served);
  });

  it("leads to the guides of the families", async () => {
    const body = await read(path);
    for (const guide of ["/docs/jobs", "/api/v1/docs"]) expect(body).toContain(`href="${guide}"`);
  });
});
