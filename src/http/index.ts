import { definePart } from "../platform/parts/part.js";
import type { CodeTools } from "./code-tools/code-tools.js";
import { type BodyIntake, bodyIntakeVariables, createBodyIntake } from "./input/body-intake.js";
import { makeOnce } from "./make-once.js";
import type { ApiDocument } from "./openapi/document.js";
import { readApiDocument } from "./openapi/written-documents.js";
import { createFrontDoor, type FrontDoor } from "./operations/front-door.js";
import type { OperationTable } from "./operations/operations.js";

declare module "../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly req: "request, of HTTP or for access";
  }
}

/** Which build this is. */
export interface BuildInfo {
  readonly version: string;
  readonly commit: string;
}

declare module "../platform/parts/part.js" {
  interface Parts {
    /** Given by whoever builds the house. */
    readonly build: BuildInfo;
    /** Whether the process was told to stop. */
    readonly isDraining: () => boolean;
    /** How the bodies of requests come in. */
    readonly bodyIntake: BodyIntake;
    /** The description of the whole API, as it was written down with this release. */
    readonly describeApi: () => Promise<ApiDocument>;
    /** The way from within to the routes. */
    readonly frontDoor: FrontDoor;
    /** The table of what this server does for callers, made when it is first asked for. */
    readonly operations: () => Promise<OperationTable>;
    /** The tools by which code of callers reaches all of it. */
    readonly codeTools: () => Promise<CodeTools>;
  }
}

export const build = definePart({
  name: "build",
  create: () => ({ version: "unbuilt", commit: "unknown" }),
});

export const isDraining = definePart({ name: "isDraining", create: () => () => false });

export const bodyIntake = definePart({
  name: "bodyIntake",
  needs: ["metrics"],
  config: bodyIntakeVariables,
  create({ metrics }, settings) {
    const intake = createBodyIntake(settings);
    const help = "Bytes of request bodies in flight, as far as they are over 64 KiB or in pieces";
    metrics.gauge("gatehouse_body_bytes", help, intake.memory.bytesHeld);
    return intake;
  },
});

export const describeApi = definePart({
  name: "describeApi",
  needs: ["publicUrl", "build"],
  create: ({ publicUrl, build: { version } }) =>
    makeOnce(() => readApiDocument({ publicUrl, version })),
});

export const frontDoor = definePart({ name: "frontDoor", create: () => createFrontDoor() });

export const operations = definePart({
  name: "operations",
  needs: ["describeApi", "backends", "keyFormats", "frontDoor", "log"],
  create: ({ describeApi, backends: { services }, keyFormats: formats, frontDoor: door, log }) =>
    makeOnce(async () => {
      const { makeOperationTable } = await import("./operations/operations.js");
      return makeOperationTable({ describeApi, services, formats, door, log });
    }),
});

export const codeTools = definePart({
  name: "codeTools",
  needs: ["operations", "isolates", "codeRuns", "keyFormats"],
  create: ({ operations, isolates, codeRuns, keyFormats: formats }) =>
    makeOnce(async () => {
      const { createCodeTools } = await import("./code-tools/code-tools.js");
      return createCodeTools({ operations, isolates, codeRuns, formats });
    }),
});
