import { accountOf } from "../../http/caller/authenticate.js";
import { forwardedKeyHeaders } from "../../http/caller/forwarded-key.js";
import { makeOnce } from "../../http/make-once.js";
import { mountMcp } from "../../http/mcp/mount.js";
import { RPC, RpcFault } from "../../http/mcp/rpc-fault.js";
import type { McpSurface } from "../../http/mcp/surface.js";
import { readCredentials } from "../../http/operations/credentials.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";

type CodeModeParts = Needed<"codeTools" | "keyFormats" | "publicUrl" | "build">;

/** Serves the three tools of code to accounts that were granted the service. */
export async function routes(app: BackendApp, parts: CodeModeParts): Promise<void> {
  await mountMcp(app, {
    path: "/mcp",
    publicUrl: parts.publicUrl,
    operationId: "callMcp",
    tag: "code-mode",
    surfaceFor: makeOnce(() => createSurface(parts)),
  });
}

async function createSurface({
  codeTools,
  keyFormats,
  build: { version },
}: CodeModeParts): Promise<McpSurface> {
  const code = await codeTools();
  return {
    info: { name: "gatehouse-code-mode", title: "Gatehouse code-mode", version },
    instructions:
      "search_api finds functions, describe_api shows their types, run_code calls them. Calls count against the key that this came with; keys of other families come in x-api-key or as api_key.",
    tools: code.tools,
    async callTool(name, args, call) {
      const { request } = call;
      const credentials = readCredentials(forwardedKeyHeaders(request.raw), keyFormats);
      const answer = code.call(name, args, { owner: accountOf(request), credentials, call });
      if (!answer) throw new RpcFault(RPC.invalidParams, `there is no tool ${name}`);
      return answer;
    },
  };
}
