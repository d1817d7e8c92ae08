import type { Static, TObject } from "@sinclair/typebox";
import type { PageFormat } from "../../../engines/pages/read-page.js";
import { bodyValidator } from "../../../http/input/validation.js";
import type { McpSchema, McpTool } from "../../../http/mcp/surface.js";
import type { BrowserAction } from "../../../platform/browser/actions.js";
import { session, WHAT_TARGETS_ARE } from "./arguments.js";
import { ownArguments } from "./playwright-arguments.js";
import { WrongArguments } from "./wrong-arguments.js";

/** What a tool asks of a browser. */
export type BrowserRequest =
  | { readonly kind: "act"; readonly action: BrowserAction }
  | { readonly kind: "extract"; readonly format: PageFormat; readonly offset: number }
  | { readonly kind: "close" };

/** A tool as it is listed, and what it asks for. */
export interface BrowserTool {
  readonly tool: McpTool;
  /** Throws WrongArguments. */
  read(args: Record<string, unknown>): {
    /** The caller's own name of the browser; empty for the one without. */
    readonly browser: string;
    readonly request: BrowserRequest;
    /** What the answer has to tell of arguments that were left aside. */
    readonly notes: readonly string[];
  };
}

/** How a tool is declared. */
export interface ToolDeclaration<Schema extends TObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Schema;
  /** `reads` leaves the page as it is; `acts` may do anything that its site lets a visitor do. */
  readonly effect: "reads" | "moves" | "acts";
  readonly toRequest: (args: Static<Schema>) => BrowserRequest;
}

/** Declares a tool; each takes the name of a browser besides what is its own. */
export function browserTool<Schema extends TObject>({
  name,
  title,
  description,
  input,
  effect,
  toRequest,
}: ToolDeclaration<Schema>): BrowserTool {
  const { properties, required = [] } = input;
  const inputSchema = {
    type: "object",
    properties: { ...properties, session },
    ...(required.length > 0 ? { required } : {}),
  } satisfies McpSchema;
  const faultOf = bodyValidator(inputSchema);
  return {
    tool: {
      name,
      title,
      description,
      inputSchema,
      annotations: {
        readOnlyHint: effect === "reads",
        destructiveHint: effect === "acts",
        openWorldHint: true,
      },
    },
    read(given) {
      const { args, notes } = ownArguments(name, given);
      const unknown = Object.keys(args).find((key) => !Object.hasOwn(inputSchema.properties, key));
      if (unknown !== undefined) {
        const taken = Object.keys(inputSchema.properties).join(", ");
        throw new WrongArguments(`there is no argument ${quoted(unknown)}; there are ${taken}`);
      }
      const fault = faultOf(args);
      if (fault) throw new WrongArguments(explained(fault.message));
      const { session: browser = "" } = args as { readonly session?: string };
      return { browser, request: toRequest(args as Static<Schema>), notes };
    },
  };
}

const NAME_SHOWN_MAX = 50;

/** Which of them is missing says little of what it is. */
function explained(message: string): string {
  return /target is required$/i.test(message) ? `${message}: ${WHAT_TARGETS_ARE}` : message;
}

const quoted = (name: string) => JSON.stringify(name.slice(0, NAME_SHOWN_MAX));

/** The request of an action. */
export function act(action: BrowserAction): BrowserRequest {
  return { kind: "act", action };
}
