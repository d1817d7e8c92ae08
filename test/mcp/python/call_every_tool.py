"""Lists and calls every tool of /mcp with fastmcp's client, and does one thing with several of them.

Usage: python call_every_tool.py http://localhost:8080/mcp
"""

import asyncio
import sys

from fastmcp import Client

CODE = """
const { api_key } = await gatehouse.evidence.createEvidenceKey({ email: 'py@example.org' });
const packet = await gatehouse.evidence.sealDecision({ agent_id: 'py', decision: 'go', api_key });
return (await gatehouse.evidence.verifyEvidence({ packet })).valid;
"""


async def use_surface(url: str) -> int:
    """Calls every tool without arguments; each has to answer, if only with what it misses."""
    async with Client(url) as client:
        tools = await client.list_tools()
        for tool in tools:
            answer = await client.call_tool(tool.name, {}, raise_on_error=False)
            assert answer.content is not None, tool.name
            if answer.is_error:
                assert answer.content[0].text, tool.name
        ran = await client.call_tool("run_code", {"code": CODE})
        assert ran.structured_content["result"] is True, ran
        assert await client.list_resources() and await client.list_prompts()
        return len(tools)


async def main(url: str) -> None:
    for surface in (url, f"{url}?tools=all"):
        print(f"{surface}: {await use_surface(surface)} tools listed and called")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
