import { MCP_PATH } from "../../../http/mcp-identity.js";
import { API_CATALOG_PATH } from "../../../http/representation.js";
import type { Parts } from "../../../platform/parts/part.js";
import { AI_CATALOG_PATH } from "./ai-catalog.js";
import { SITEMAP_PATH } from "./for-crawlers.js";
import { KEY_DIRECTORY_PATH } from "./key-directory.js";
import { SERVER_CARD_PATH } from "./server-card.js";

type Guides = Awaited<ReturnType<Parts["pages"]["guides"]>>;

/** The guide at /llms.txt: what is here and how to begin, in the form of llmstxt.org. */
export function agentGuide(publicUrl: string, guides: Guides): string {
  return `${beginnings(publicUrl)}
${documents(publicUrl)}
## Guides in Markdown

- [All guides](${publicUrl}/docs.md): the list of them
${guides.map(({ title, description, markdownPath }) => `- [${title}](${publicUrl}${markdownPath}): ${description}`).join("\n")}

## To be found

- [Server card](${publicUrl}${SERVER_CARD_PATH}): how a client of MCP connects
- [AI catalog](${publicUrl}${AI_CATALOG_PATH}): what agents can use here
- [API catalog](${publicUrl}${API_CATALOG_PATH}): every description of an API (RFC 9727), among them one for each family
- [Signing keys](${publicUrl}${KEY_DIRECTORY_PATH}): what requests of this server to other sites are signed with (Web Bot Auth)
- [Sitemap](${publicUrl}${SITEMAP_PATH}): every public page
`;
}

function beginnings(publicUrl: string): string {
  return `# Gatehouse

> Services for AI agents behind one gate. Today: a script job service (send a brief, get a priced job, buy it, download a spoken script), a gateway with one key for many services, evidence: sealed decisions, bounded memory, cache sizing, pictures; vertical agents: chemistry, flight planning, air traffic for simulators; and products: a vector store, portfolio weights, detection of machine-written text, webhooks.

A script takes four calls, no approval and no configuration:

1. \`POST ${publicUrl}/api/agents/signup\` answers \`apiKey\`, shown once. Send it as the header \`x-api-key\` from then on.
2. \`POST ${publicUrl}/api/agents/jobs\` with \`{"brief": "...", "options": {"seconds": 60}}\` answers the priced \`job\`; continue when \`job.status\` is \`script_ready\`.
3. \`POST ${publicUrl}/api/agents/jobs/{id}/purchase\` with \`{"paymentMethod": "stripe"}\`; branch on \`ok\`, not on the status.
4. \`GET ${publicUrl}/api/agents/jobs/{id}/download\` is the script as plain text.

Errors of the job service are \`{"ok": false, "error": "<code>", "message": "<sentence>"}\`. An \`Idempotency-Key\` header makes any POST that creates safe to repeat for 24 hours.

One key for the services of the gateway:

1. \`GET ${publicUrl}/v1/catalogue\` lists them: \`status\`, \`access\`, routes with schemas, an example. No key.
2. A key comes from the operator (\`gatehouse keys create --realm gateway\`) or from an account: \`POST ${publicUrl}/v1/accounts\` with \`{"email": "..."}\`, the mailed link, \`POST ${publicUrl}/v1/account/keys\`. Send it as \`Authorization: Bearer gwk_...\`.
3. \`ANY ${publicUrl}/v1/api/{slug}/{path}\` is passed on as it is. \`x-gw-calls-remaining\` says how many calls are left today; 429 has \`Retry-After\`. A \`by-request\` service answers 403 until access was granted.

Questions in words that solvers answer, without a key (or with one of the gateway, which each question costs a call of):

1. \`POST ${publicUrl}/v1/vertical-agents/{slug}/ask\` with \`{"prompt": "..."}\`: \`exact-chemistry-verification\`, \`flight-ops-routing\`, \`atc-decision-support\` (both for simulators). \`"workflow": "plan"\` answers a plan with steps and times, \`"run_simulation": true\` how sure it is.
2. When \`result_metadata.status\` is \`needs_input\`, tell what \`missing\` asks for. \`output.problem\` is what was understood; correct it and send it back as \`problem\`.

Evidence and memory, with a key of their own (1000 calls a month unless the operator says otherwise):

1. \`POST ${publicUrl}/api/v1/key\` with \`{"email": "..."}\` answers \`api_key\`. Send it as the header \`x-api-key\`.
2. \`POST ${publicUrl}/api/v1/evidence/seal\` with \`{"agent_id": "...", "decision": "..."}\` answers a packet that proves itself: keep it whole. \`POST ${publicUrl}/api/v1/evidence/verify\` with \`{"packet": {...}}\` checks it, without a key.
3. \`POST ${publicUrl}/api/v1/memory/store\` with \`{"agent_id", "key", "value": {...}}\`, \`GET ${publicUrl}/api/v1/memory/retrieve?key=...\`, \`POST ${publicUrl}/api/v1/memory/search\` with \`{"query": "..."}\`.

Vectors, portfolios, detection and webhooks, with a key of the realm \`products\`, from the operator or an account as above (\`Authorization: Bearer prd_...\`, 600 requests a minute unless the operator says otherwise):

1. \`POST ${publicUrl}/v1/vectordb/insert\` with \`{"collection", "id", "vector": [...], "metadata": {...}}\`, or up to 1000 \`items\`; the first fixes dimension and metric. \`POST ${publicUrl}/v1/vectordb/search\` with \`{"collection", "query_vector", "top_k", "filter", "include_metadata"}\`.
2. \`POST ${publicUrl}/v1/optimizer/optimize\` with \`{"assets": [...], "risk_free_rate": 0.02}\` answers weights; \`GET ${publicUrl}/v1/optimizer/assets\` lists what it has prices of, and prices or moments of your own may come in the body.
3. \`POST ${publicUrl}/v1/detector/detect\` with \`{"text": "..."}\` answers \`is_ai\`, \`confidence\` and \`score\`: how probable it is that a machine wrote the text, no proof of who did.
4. \`POST ${publicUrl}/v1/webhooks\` with \`{"url": "https://...", "events": ["collection.updated"]}\` answers the \`secret\` by which deliveries are signed (Standard Webhooks), once.

Model Context Protocol: give a client the address \`${publicUrl}${MCP_PATH}\` (Streamable HTTP). It lists its tools without a key. The keys above go into \`Authorization\` or \`x-api-key\`, several with commas between them, or into the argument \`api_key\` of a tool that needs one.
`;
}

function documents(publicUrl: string): string {
  return `## Docs

- [All guides](${publicUrl}/docs): what this server shows to people, and the documents for machines
- [Job guide](${publicUrl}/docs/jobs): every call, field and error
- [Discovery](${publicUrl}/api/agents/discover): what is available now, and its price
- [Catalogue](${publicUrl}/v1/catalogue): the services behind the gateway; each that is built has an OpenAPI document of its own
- [Evidence guide](${publicUrl}/api/v1/docs): seals, verification, memory, cache sizing, pictures
- [OpenAPI](${publicUrl}/openapi.json): the whole API
- [Health](${publicUrl}/health): the state of every part
`;
}
