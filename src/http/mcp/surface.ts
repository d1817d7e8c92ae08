import type { FastifyRequest } from "fastify";

/** A JSON Schema as it is listed. */
export type McpSchema = { readonly type: "object" } & Readonly<Record<string, unknown>>;

/** What a model is told of a tool besides its description. */
export interface McpToolAnnotations {
  readonly title?: string;
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

type Meta = Readonly<Record<string, unknown>>;

/** A tool as it is listed. */
export interface McpTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: McpSchema;
  readonly outputSchema?: McpSchema;
  readonly annotations?: McpToolAnnotations;
  readonly _meta?: Meta;
}

/** A resource as it is listed. */
export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  readonly size?: number;
  readonly _meta?: Meta;
}

/** A family of resources as it is listed; the template is one of RFC 6570. */
export interface McpResourceTemplate {
  readonly uriTemplate: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  readonly _meta?: Meta;
}

/** What stands in a resource: text, or base64. */
export type McpContents = {
  readonly uri: string;
  readonly mimeType?: string;
  readonly _meta?: Meta;
} & ({ readonly text: string } | { readonly blob: string });

/** One piece of an answer for a model. */
export type McpContent = (
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image" | "audio"; readonly data: string; readonly mimeType: string }
  | { readonly type: "resource"; readonly resource: McpContents }
  | ({ readonly type: "resource_link" } & McpResource)
) & { readonly annotations?: Meta; readonly _meta?: Meta };

/** A prompt as it is listed. */
export interface McpPrompt {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly arguments?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly required?: boolean;
  }[];
  readonly _meta?: Meta;
}

/** A prompt with its arguments filled in. */
export interface McpPromptText {
  readonly description?: string;
  readonly messages: readonly {
    readonly role: "user" | "assistant";
    readonly content: McpContent;
  }[];
}

/** What a tool answered. */
export interface McpToolAnswer {
  readonly content: readonly McpContent[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  /** True for a fault that the model may do something about. */
  readonly isError?: boolean;
  readonly _meta?: Meta;
}

/**
 * What is asked of the person or the model behind the client before the work can go on: the client
 * sends the request again with `inputResponses`, and with the state, which it can read and change.
 */
export interface McpInputRequired {
  readonly inputRequests?: Readonly<Record<string, McpInputRequest>>;
  readonly requestState?: string;
}

export interface McpInputRequest {
  readonly method: "elicitation/create" | "sampling/createMessage" | "roots/list";
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Work that goes on after the answer; `ttlMs` counts from its creation, null for ever. */
export interface McpTask {
  readonly taskId: string;
  readonly status: "working" | "input_required" | "completed" | "failed" | "cancelled";
  readonly statusMessage?: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601. */
  readonly lastUpdatedAt: string;
  readonly ttlMs: number | null;
  readonly pollIntervalMs?: number;
}

/** A task with what it waits for or has come to. */
export type McpTaskState =
  | (McpTask & { readonly status: "working" | "cancelled" })
  | (McpTask & {
      readonly status: "input_required";
      readonly inputRequests: Readonly<Record<string, McpInputRequest>>;
    })
  | (McpTask & { readonly status: "completed"; readonly result: McpToolAnswer })
  | (McpTask & {
      readonly status: "failed";
      readonly error: { readonly code: number; readonly message: string; readonly data?: unknown };
    });

/** A task that was stored before it is answered; only for calls that support tasks. */
export interface McpTaskStarted {
  readonly task: McpTask;
}

export type McpToolResult = McpToolAnswer | McpInputRequired | McpTaskStarted;

/** The tasks of a surface; each call tells who asks, and somebody else's task is an unknown one. */
export interface McpTasks {
  /** Undefined for one that is not there. */
  get(taskId: string, call: McpCall): Promise<McpTaskState | undefined>;
  /** Takes answers to what a task waits for, and ignores others; false for one that is not there. */
  update(
    taskId: string,
    inputResponses: Readonly<Record<string, unknown>>,
    call: McpCall,
  ): Promise<boolean>;
  /** Asks a task to stop, also one that has ended; false for one that is not there. */
  cancel(taskId: string, call: McpCall): Promise<boolean>;
}

export type McpLogLevel =
  | "debug"
  | "info"
  | "notice"
  | "warning"
  | "error"
  | "critical"
  | "alert"
  | "emergency";

/** A request that a surface answers. */
export interface McpCall {
  readonly request: FastifyRequest;
  /** Aborted when the client hung up or cancelled the request. */
  readonly signal: AbortSignal;
  /** The id of the session that it is within; undefined without one. */
  readonly session: string | undefined;
  /** What the client says that it can do, such as `elicitation`; empty in the older era without a session. */
  readonly clientCapabilities: Readonly<Record<string, unknown>>;
  /** Whether the answer may be a task. */
  readonly supportsTasks: boolean;
  /** Whether the client said that it shows apps; clients of the older era cannot say so. */
  readonly supportsApps: boolean;
  /** Answers to what an earlier call of the same request asked, by the names given there. */
  readonly inputResponses: Readonly<Record<string, unknown>> | undefined;
  /** The state that came back with them; it is the client's word. */
  readonly requestState: string | undefined;
  /** Tells a client that asked for it how far the work is; `done` grows. */
  progress(done: number, total?: number, message?: string): void;
  /** Sends a line of log to a client that asked for it, on a surface that logs. */
  log(level: McpLogLevel, data: unknown): void;
}

/** What completion is asked for. */
export type McpReference =
  | { readonly type: "ref/prompt"; readonly name: string }
  | { readonly type: "ref/resource"; readonly uri: string };

export interface McpCompletion {
  /** At most 100. */
  readonly values: readonly string[];
  readonly total?: number;
  readonly hasMore?: boolean;
}

/** How long and for whom an answer may be kept. */
export interface McpCaching {
  readonly ttlMs: number;
  readonly cacheScope: "public" | "private";
}

/**
 * What one endpoint serves. The lists are as they are sent, and never change: what is listed is
 * written once for each surface, so that one surface should serve many requests.
 */
export interface McpSurface {
  readonly info: {
    readonly name: string;
    readonly title?: string;
    readonly version: string;
    readonly description?: string;
    readonly websiteUrl?: string;
  };
  readonly instructions: string;
  /** Of the lists; not kept at all unless given. */
  readonly caching?: McpCaching;
  readonly tools: readonly McpTool[];
  /** Checks the arguments itself; a refusal of the catalogue becomes an answer that the model reads. */
  callTool(name: string, args: Record<string, unknown>, call: McpCall): Promise<McpToolResult>;
  readonly resources?: readonly McpResource[];
  readonly resourceTemplates?: readonly McpResourceTemplate[];
  /** Undefined for a resource that is not there. */
  readonly readResource?: (
    uri: string,
    call: McpCall,
  ) => Promise<({ readonly contents: readonly McpContents[] } & Partial<McpCaching>) | undefined>;
  readonly prompts?: readonly McpPrompt[];
  readonly getPrompt?: (
    name: string,
    args: Readonly<Record<string, string>>,
    call: McpCall,
  ) => Promise<McpPromptText | McpInputRequired>;
  readonly complete?: (
    reference: McpReference,
    argument: { readonly name: string; readonly value: string },
    /** Arguments that are filled in already. */
    context: Readonly<Record<string, string>>,
    call: McpCall,
  ) => Promise<McpCompletion>;
  readonly tasks?: McpTasks;
  /** Whether its calls send lines of log. */
  readonly logs?: true;
}
