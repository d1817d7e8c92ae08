import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

const FOLDER = new URL("../../../browser/sites/order/", import.meta.url);
const TUESDAY = 2;
const FIRST_NUMBER = 48_213;
const PRICE_CENTS = 1_275;
const COOKIE = /(?:^|; )visit=([\w-]+)/;

type Fields = Readonly<Record<string, string>>;

/** What arrived with the three pages of the form. */
export interface SeedlingOrder {
  readonly number: number;
  /** Everything that the pages sent, by the names of their fields. */
  readonly fields: Fields;
}

interface Step {
  readonly next: string;
  /** What is wrong with the fields of this page, for a reader. */
  readonly faultOf: (fields: Fields) => string | undefined;
}

const steps: Readonly<Record<string, Step>> = {
  who: {
    next: "what",
    faultOf({ name = "", email = "", postcode = "" }) {
      if (name.trim() === "") return "Full name is missing.";
      if (!/^\S+@\S+\.\S+$/.test(email)) return "E-mail must look like me@example.org.";
      return /^[A-Z]{2}\d{2} \d[A-Z]{2}$/.test(postcode)
        ? undefined
        : "Postcode must look like OX11 0AB.";
    },
  },
  what: {
    next: "check",
    faultOf({ variety = "", pot, trays, day = "" }) {
      if (variety === "") return "Choose a variety.";
      if (pot === undefined) return "Choose a pot.";
      if (!(Number(trays) >= 1 && Number(trays) <= 12)) return "Trays must be 1 to 12.";
      return new Date(day).getUTCDay() === TUESDAY ? undefined : "Delivery day must be a Tuesday.";
    },
  },
  check: {
    next: "done",
    faultOf: ({ terms }) => (terms === "on" ? undefined : "Read the terms first."),
  },
};

/** A form of three pages at `/order/who` that keeps what each visitor, known by a cookie, sent. */
export function createOrderForm(): {
  readonly orders: readonly SeedlingOrder[];
  readonly answer: RequestListener;
} {
  const orders: SeedlingOrder[] = [];
  const visits = new Map<string, Record<string, string>>();

  const send = (reply: ServerResponse, page: string, fields: Fields, fault?: string) => {
    const shown: Fields = {
      ...fields,
      fault: fault ? `<p role="alert">${escaped(fault)}</p>` : "",
    };
    const text = readFileSync(new URL(`${page}.html`, FOLDER), "utf8").replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => (name === "fault" ? (shown.fault ?? "") : escaped(shown[name] ?? "")),
    );
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.writeHead(fault ? 422 : 200).end(text);
  };

  const order = (fields: Fields) => {
    const number = FIRST_NUMBER + orders.length * 17;
    orders.push({ number, fields: { ...fields } });
    const total = `£${((Number(fields.trays) * PRICE_CENTS) / 100).toFixed(2)}`;
    return { number: String(number), total };
  };

  return {
    orders,
    async answer(request, reply) {
      const page = (request.url ?? "").split(/[/?]/)[2] ?? "";
      const visit = COOKIE.exec(request.headers.cookie ?? "")?.[1] ?? randomUUID();
      const fields = visits.get(visit) ?? {};
      visits.set(visit, fields);
      reply.setHeader("set-cookie", `visit=${visit}; Path=/order; HttpOnly; SameSite=Lax`);
      const step = steps[page];
      if (request.method !== "POST" || !step) {
        if (step || (page === "done" && "number" in fields)) send(reply, page, fields);
        else reply.writeHead(404).end();
        return;
      }
      const sent = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
      const fault = step.faultOf(sent);
      if (fault) return send(reply, page, { ...fields, ...sent }, fault);
      Object.assign(fields, sent);
      if (step.next === "done") Object.assign(fields, order(fields));
      reply.writeHead(303, { location: step.next }).end();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
