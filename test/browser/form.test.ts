import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserAgent, type Era, refOf, type ToolAnswer } from "../helpers/browser-agent.js";
import { useBrowserGateway } from "../helpers/servers/browser-gateway.js";

/** The file says so. */
const LEEKS_OF_2023 = "316.6";
const NOTE = 'Leave them "by the gate",\nnot in the sun.';

const gateway = useBrowserGateway();

describe.each<Era>(["modern", "older"])(
  "an agent that knows only the tools, in the %s era",
  (era) => {
    let agent: BrowserAgent;
    /** What it read last. */
    let seen: ToolAnswer;
    const use = async (tool: string, args?: object) => {
      seen = await agent.must(tool, { ...args });
      return seen;
    };
    const on = (role: string, name: string) => refOf(seen.snapshot, role, name);
    const field = (type: string, role: string, name: string, value: string) => ({
      name,
      type,
      target: on(role, name),
      value,
    });
    const text = (name: string, value: string) => field("textbox", "textbox", name, value);
    const go = (button: string) => use("click", { element: button, target: on("button", button) });

    beforeAll(async () => {
      agent = await gateway.connect(era);
    });
    afterAll(() => agent?.close());

    it("orders with a form of three pages, of which the site gets every word", async ({ skip }) => {
      if (!gateway.hasBrowser) return skip();
      await use("navigate", { url: `${gateway.site.url}/order/who` });
      const who = [text("Full name", 'Ada "Lee" Smith'), text("E-mail", "ada@example.org")];
      await use("fill_form", { fields: [...who, text("Postcode", "11")] });
      await go("Next");
      expect(seen.snapshot).toContain("Postcode must look like OX11 0AB.");

      await use("type", { target: on("textbox", "Postcode"), text: "OX11 0AB", submit: true });
      expect(seen.snapshot).toContain("Page 2 of 3");

      const variety = on("combobox", "Variety");
      await use("select_option", { target: variety, values: ['Leek "Pandora"'] });
      await use("click", { target: on("radio", "9 cm") });
      await use("fill_form", {
        fields: [
          field("textbox", "spinbutton", "Trays", "3"),
          field("checkbox", "checkbox", "Without peat", "true"),
          field("checkbox", "checkbox", "As a gift", "false"),
          field("textbox", "textbox", "Delivery day", "2026-03-10"),
        ],
      });
      await go("Next");
      expect(seen.snapshot).toContain("Page 3 of 3");
      expect(seen.snapshot).toContain("2026-03-10");

      await use("type", { target: on("textbox", "Note to the gardener"), text: NOTE });
      await use("click", { target: on("checkbox", "I have read the terms") });
      await go("Order now");
      const found = await use("find", { text: "Order number" });
      const number = Number(/cell "(\d{5})"/.exec(found.text)?.[1]);

      expect(gateway.site.orders.at(-1)).toEqual({
        number,
        fields: {
          name: 'Ada "Lee" Smith',
          email: "ada@example.org",
          postcode: "OX11 0AB",
          variety: "leek-pandora",
          pot: "9",
          trays: "3",
          peatless: "on",
          day: "2026-03-10",
          note: NOTE.replace("\n", "\r\n"),
          terms: "on",
        },
      });
    });

    it("finds a number in a table", async ({ skip }) => {
      if (!gateway.hasBrowser) return skip();
      await use("navigate", { url: `${gateway.site.url}/figures/harvest.html` });
      const { text: found } = await use("find", { text: 'rowheader "Leeks"' });
      const columns = namesOf("columnheader", found);
      const cells = namesOf("cell", found.slice(found.indexOf('rowheader "Leeks"')));
      expect(cells[columns.indexOf("2023") - 1]).toBe(LEEKS_OF_2023);
    });

    it("takes a picture of it, as large as its window", async ({ skip }) => {
      if (!gateway.hasBrowser) return skip();
      await use("resize", { width: 900, height: 640 });
      const { image } = await use("take_screenshot");
      expect(image?.mimeType).toBe("image/png");
      expect([image?.bytes.readUInt32BE(16), image?.bytes.readUInt32BE(20)]).toEqual([900, 640]);
    });
  },
);

/** The names of everything of a role in a snapshot, in their order. */
function namesOf(role: string, snapshot: string): string[] {
  return [...snapshot.matchAll(/- (\w+) "([^"]*)"/g)].flatMap(([, found, name = ""]) =>
    found === role ? [name] : [],
  );
}
