import { PACKET_FORMAT, PAYLOAD_TYPE } from "../../engines/evidence/packet/packet.js";
import type { ApiDocument } from "../../http/openapi/document.js";
import { codeBlock, type GuideSection, guide, renderSections, table } from "../components.js";
import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";
import { toMarkdown } from "../markdown/to-markdown.js";
import { markdownPathOf } from "../site.js";
import {
  type DescribedRoute,
  describedRoutes,
  routeSection,
  withCode,
} from "./evidence-docs-routes.js";

/** How the bytes begin that a packet's signature covers (DSSE protocol). */
const PAE_HEAD = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE}`;

/** Where the guide is and what it is about. */
export const evidenceGuide = {
  path: "/api/v1/docs",
  title: "Evidence, memory and images",
  description:
    "Seal decisions of agents so that anyone can verify them, keep bounded memory, size caches, draw images.",
} as const;

/** The guide to the evidence family: prose, and every route from its description. */
export function renderEvidenceDocs(document: ApiDocument, publicUrl: string): string {
  return renderDocument({
    ...evidenceGuide,
    markdownPath: markdownPathOf(evidenceGuide.path),
    body: evidenceDocs(document, publicUrl),
  });
}

/** The same guide as Markdown. */
export function writeEvidenceDocs(document: ApiDocument, publicUrl: string): string {
  return toMarkdown(
    evidenceDocs(document, publicUrl).toString(),
    `${publicUrl}${evidenceGuide.path}`,
  );
}

function evidenceDocs(document: ApiDocument, publicUrl: string): Html {
  const routes = describedRoutes(document);
  return guide({
    title: evidenceGuide.title,
    lede: "An agent seals what it decided. Whoever gets the packet can check it years later, without this server and without trusting it.",
    sections: [
      ...renderSections(SECTIONS, publicUrl),
      { id: "routes", title: "Routes", body: routesTable(routes) },
    ],
    after: routes.map((route) => routeSection(route, document, publicUrl)),
  });
}

const SECTIONS: readonly GuideSection<string>[] = [
  { id: "key", title: "Get a key", render: key },
  { id: "seal", title: "Seal and verify", render: seal },
  { id: "packet", title: "The packet", render: packet },
  { id: "offline", title: "Verify without this server", render: offline },
  { id: "calls", title: "Calls and tiers", render: calls },
  { id: "errors", title: "Errors", render: errors },
];

function key(publicUrl: string): Html {
  return html`<p>A free key takes one call and an e-mail address. It is shown once and goes into the header <code>x-api-key</code>. Verifying takes no key at all.</p>
${codeBlock({
  id: "key-code",
  label: "Get a key",
  code: `key=$(curl -sS "${publicUrl}/api/v1/key" -d '{"email":"agent@example.org"}' \\
  | sed -n 's/.*"api_key":"\\([^"]*\\)".*/\\1/p')`,
})}
<p>The answer also lists <code>endpoints</code>: every route below by a short name, with its method and address.</p>`;
}

function seal(publicUrl: string): Html {
  return html`<p>Say who decided and what. The answer is the packet itself; keep it, or fetch it again by its id. It is sent when it is on disk.</p>
${codeBlock({
  id: "seal-code",
  label: "Seal a decision",
  code: `curl -sS "${publicUrl}/api/v1/evidence/seal" -H "x-api-key: $key" \\
  -d '{"agent_id":"claims-bot","workflow_id":"claim-17","decision":"Approve"}' > packet.json`,
})}
${codeBlock({
  id: "verify-code",
  label: "Verify it",
  code: `(printf '{"packet":'; cat packet.json; printf '}') \\
  | curl -sS "${publicUrl}/api/v1/evidence/verify" -d @-`,
})}
<p>Change one character of the packet and <code>valid</code> is false, with the check that failed.</p>`;
}

const PACKET_PARTS: readonly (readonly [field: string, meaning: string])[] = [
  ["format", PACKET_FORMAT],
  [
    "payload",
    "what was sealed: your fields, and the id, issuer, chain, issued_at, seq and prev that were added",
  ],
  ["hash", "sha256: and the hex SHA-256 of the payload in canonical form (RFC 8785)"],
  [
    "signature",
    "Ed25519 over the DSSE pre-authentication encoding of that form, with the key's id",
  ],
  ["log", "the place in the log: index, leaf hash, inclusion proof and a signed checkpoint"],
];

function packet(): Html {
  return html`${table({
    caption: "Parts of a packet",
    head: ["Field", "Meaning"],
    rows: PACKET_PARTS.map(([field, meaning]) => [html`<code>${field}</code>`, meaning]),
  })}
<p>Packets of one key, agent and workflow form a <strong>chain</strong>. <code>seq</code> counts from 0, and <code>prev</code> is the leaf hash of the packet before, so a packet that is missing shows as a gap.</p>
<p>All packets stand in one append-only Merkle tree (RFC 9162). The leaf hash is the SHA-256 of a zero byte and the canonical payload; <code>proof</code> leads from it to the root in <code>checkpoint</code>, a C2SP signed note with a key of its own. Two checkpoints can be compared by a consistency proof, so the log cannot be rewritten unseen.</p>`;
}

function offline(publicUrl: string): Html {
  return html`<p>Four steps, with nothing but the packet and the public keys from <code>GET /api/v1/evidence/keys</code>. Pin those once; a rotation is signed by the old key and the new one.</p>
<ol class="steps">
<li>Write the payload in canonical form: keys sorted, no white space. Its SHA-256 in hex is <code>hash</code>.</li>
<li>Verify <code>signature.sig</code> over <code>${PAE_HEAD}</code>, the length of the canonical form, and the form itself, with single spaces between.</li>
<li>Hash a zero byte and the canonical form, and fold <code>log.proof</code> into it. The result is the root in the checkpoint.</li>
<li>Verify the signature of the checkpoint over its text, with the checkpoint key.</li>
</ol>
${codeBlock({
  id: "offline-code",
  label: "The signature alone, with jq and OpenSSL",
  code: `curl -sS "${publicUrl}/api/v1/evidence/keys" > keys.json
id=$(jq -r .signature.key_id packet.json)
jq -r --arg id "$id" '.keys[] | select(.key_id == $id) | .pem' keys.json > key.pem
jq -r .signature.sig packet.json | base64 -d > packet.sig
jq -cSj .payload packet.json > payload.json
(printf '${PAE_HEAD} %d ' \\
  "$(wc -c < payload.json)"; cat payload.json) > signed.bin
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed.bin -sigfile packet.sig`,
})}
<p class="small">jq sorts keys and writes common text and whole numbers as RFC 8785 does; for other numbers and for keys outside ASCII use a library for that RFC.</p>`;
}

function calls(publicUrl: string): Html {
  return html`<p>Only answers with a 2xx status count, per key and calendar month in UTC. Every answer to a key carries <code>x-calls-remaining</code>. Usage, keys, upgrades, verification, health, this page and the benchmark cost nothing. When the calls are used up, the answer is 429 with <code>Retry-After</code>.</p>
<p>The tier <code>pro</code> has 100,000 calls a month and images. Thirty days of it are bought with one call; after them the key is free again.</p>
${codeBlock({
  id: "upgrade-code",
  label: "Buy 30 days of pro",
  code: `curl -sS "${publicUrl}/api/v1/upgrade" -H "x-api-key: $key" -d '{"payment_method":"stripe"}'`,
})}
<p>A network can fail after the work is done. Send <code>Idempotency-Key</code> with a POST that creates, and its repeat within 24 hours is answered with the first answer again.</p>`;
}

const ERRORS: readonly (readonly [status: string, code: string, meaning: string])[] = [
  ["400", "invalid_request", "not JSON, or a required field is missing"],
  ["401", "unauthorized", "no key, or one that is malformed, unknown or revoked"],
  ["403", "forbidden", "the tier of the key does not hold this"],
  ["404", "not_found", "not there, or somebody else's"],
  ["409", "conflict", "it collides with what is there"],
  ["413", "payload_too_large", "the body is too large"],
  ["422", "validation_error", "a field has the wrong type, length or range"],
  ["429", "rate_limited", "the calls are used up; see Retry-After"],
  ["503", "unavailable", "not now; see Retry-After"],
];

function errors(): Html {
  return html`<p>Every error is <code>{"error":{"code","message","details","request_id"}}</code>. <code>details</code> names the field with a JSON Pointer.</p>
${table({
  caption: "Errors of this family",
  head: ["Status", "Code", "Meaning"],
  rows: ERRORS.map(([status, code, meaning]) => [status, html`<code>${code}</code>`, meaning]),
})}`;
}

function routesTable(routes: readonly DescribedRoute[]): Html {
  return table({
    caption: "Routes of this family",
    head: ["Route", "What it does"],
    rows: routes.map(({ id, method, path, operation }) => [
      html`<a href="#${id}"><code>${method} ${path}</code></a>`,
      withCode(operation.summary ?? ""),
    ]),
  });
}
