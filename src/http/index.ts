import { definePart } from "../platform/parts/part.js";
import { type BodyIntake, bodyIntakeVariables, createBodyIntake } from "./input/body-intake.js";
import type { ApiDocument } from "./openapi/document.js";
import { readApiDocument } from "./openapi/written-documents.js";

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
  create: ({ publicUrl, build: { version } }) => {
    let read: Promise<ApiDocument> | undefined;
    return () => {
      read ??= readApiDocument({ publicUrl, version });
      return read;
    };
  },
});
