import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import { MCP_PROTOCOL_VERSIONS, mcpIdentity } from "./mcp-identity.js";

describe("the identity of a server", () => {
  it.each([
    ["https://gate.example.org", "org.example.gate/gatehouse", "gate.example.org"],
    ["https://Example.ORG:8443", "org.example/gatehouse", "example.org"],
    ["https://münchen.example", "example.xn--mnchen-3ya/gatehouse", "xn--mnchen-3ya.example"],
    ["http://localhost:8080", "localhost.agent/gatehouse", "agent.localhost"],
    ["http://127.0.0.1:8080", "localhost.agent/gatehouse", "agent.localhost"],
    ["http://[::1]:8080", "localhost.agent/gatehouse", "agent.localhost"],
    ["http://a_b.example", "localhost.agent/gatehouse", "agent.localhost"],
  ])("at %s is %s", (publicUrl, name, publisher) => {
    const identity = mcpIdentity(publicUrl);
    expect(identity).toMatchObject({ name, publisher, url: `${publicUrl}/mcp` });
    expect(identity.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(identity.description.length).toBeLessThanOrEqual(100);
  });

  it("names the stateless revision and those of the library that are spoken over Streamable HTTP", () => {
    const [stateless, ...older] = MCP_PROTOCOL_VERSIONS;
    expect(stateless).toBe("2026-07-28");
    // Streamable HTTP came with 2025-03-26.
    const spoken = SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version >= "2025-03-26");
    expect(older).toEqual(spoken);
  });
});
