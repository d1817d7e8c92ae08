import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ConfigVariables } from "../../config.js";
import { maskSecrets } from "./masking.js";
import { notesOf } from "./variables.js";

describe("masking secrets", () => {
  it.each([
    ["postgres://ada:hunter2@db/gate", "postgres://ada:***@db/gate"],
    ["postgres://ada:p@ss/w?o#r,d@db:5432/gate", "postgres://ada:***@db:5432/gate"],
    ["postgres://db/gate?user=ada&password=hunter2", "postgres://db/gate?user=ada&password=***"],
    ["postgres://ada@db/gate?sslmode=require", "postgres://ada@db/gate?sslmode=require"],
    ["smtps://ada%40x.org:hunter2@mail:465", "smtps://ada%40x.org:***@mail:465"],
    ["https://sk-token@models/v1", "https://***@models/v1"],
    ["https://ada:hunter2@models/v1", "https://***@models/v1"],
    ["https://ada:12/34@models/v1", "https://***@models/v1"],
    ["https://models/@scope/v1", "https://models/@scope/v1"],
    ["http://localhost:9000", "http://localhost:9000"],
    ["https://data/{asset}?apikey=abc&from=2020", "https://data/{asset}?apikey=***&from=2020"],
    ["https://data?access_token=abc#sig=def", "https://data?access_token=***#sig=***"],
    ["https://a:b@one,https://c:d@two", "https://***@one,https://***@two"],
    ['{"events":"http://ada:hunter2@ten/base"}', '{"events":"http://***@ten/base"}'],
    ["cannot use postgres://ada:hunter2@db/gate now", "cannot use postgres://ada:***@db/gate now"],
    [
      "at file:///app/node_modules/@fastify/cors/index.js:1:2",
      "at file:///app/node_modules/@fastify/cors/index.js:1:2",
    ],
    ["sqlite:./data/gatehouse.db", "sqlite:./data/gatehouse.db"],
    ["{not JSON", "{not JSON"],
    ["", ""],
  ])("shows %s as %s", (text, shown) => {
    expect(maskSecrets(text)).toBe(shown);
  });

  it("shows no password of a database or mail server, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("postgres", "postgresql", "smtp", "smtps"),
        fc.string({ minLength: 1 }).map((text) => `<${text}>`),
        (scheme, password) => {
          expect(maskSecrets(`${scheme}://ada:${password}@host/place`)).not.toContain(password);
        },
      ),
    );
  });
});

describe("the variables", () => {
  it("are secrets where their names say so", () => {
    const named = Object.entries(ConfigVariables.properties).filter(([name]) =>
      /(KEY|SECRET|TOKEN|PASSWORD|HEADERS|PREVIOUS)$/.test(name),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const [name, schema] of named) expect(notesOf(schema).secret, name).toBe(true);
  });
});
