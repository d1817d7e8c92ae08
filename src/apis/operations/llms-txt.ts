/** The guide at /llms.txt: what is here and how to begin, in the form of llmstxt.org. */
export function agentGuide(publicUrl: string): string {
  return `# Gatehouse

> Services for AI agents behind one gate. Today: a script job service. Send a brief, get a priced job, buy it, download a spoken script.

Four calls, no approval and no configuration:

1. \`POST ${publicUrl}/api/agents/signup\` answers \`apiKey\`, shown once. Send it as the header \`x-api-key\` from then on.
2. \`POST ${publicUrl}/api/agents/jobs\` with \`{"brief": "...", "options": {"seconds": 60}}\` answers the priced \`job\`; continue when \`job.status\` is \`script_ready\`.
3. \`POST ${publicUrl}/api/agents/jobs/{id}/purchase\` with \`{"paymentMethod": "stripe"}\`; branch on \`ok\`, not on the status.
4. \`GET ${publicUrl}/api/agents/jobs/{id}/download\` is the script as plain text.

Errors are \`{"ok": false, "error": "<code>", "message": "<sentence>"}\`. An \`Idempotency-Key\` header makes any POST safe to repeat for 24 hours.

## Docs

- [Job guide](${publicUrl}/docs/jobs): every call, field and error
- [Discovery](${publicUrl}/api/agents/discover): what is available now, and its price
- [OpenAPI](${publicUrl}/openapi.json): the whole API
- [Health](${publicUrl}/health): the state of every part
`;
}
