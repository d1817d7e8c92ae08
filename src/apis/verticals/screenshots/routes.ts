import { type Static, Type } from "@sinclair/typebox";
import { errors, type Refusal } from "../../../http/api-error.js";
import { answerInTime } from "../../../http/caller/answer-in-time.js";
import { clientOf } from "../../../http/caller/client-address.js";
import { GatewayError } from "../../../http/families.js";
import type { RouteScope } from "../../../http/family.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { notModifiedReply, sendRepresentation } from "../../../http/representation.js";
import { BrowserFault } from "../../../platform/browser/actions.js";
import { MISSING_BROWSER } from "../../../platform/browser/executable/find-executable.js";
import type { Needed } from "../../../platform/parts/part.js";
import { type ClientMeter, tooManyRequests } from "../client-meter.js";
import { createFindOwnPage, noPage } from "./own-pages.js";
import { createPictures, KEPT_MS, type PictureOrder } from "./pictures.js";
import { checkTarget, notAPage } from "./target.js";

export interface ScreenshotParts extends Needed<"publicUrl" | "clock" | "frontDoor" | "browser"> {
  readonly meter: ClientMeter;
}

/** Longer than all who may wait take, but for a browser that is stuck. */
const PICTURE = { name: "the picture", ms: 30_000 };

const ScreenshotQuery = Type.Object({
  target: Type.String({
    description:
      "path of a page of this site, such as `/`, `/docs/mcp`, `/status` or `/account`, without query and fragment; `/app` leads to `/dashboard`",
    examples: ["/docs"],
  }),
  width: Type.Integer({
    default: 1280,
    minimum: 320,
    maximum: 1920,
    description: "pixels of the picture, and of the window that the page is laid out in",
  }),
  height: Type.Integer({
    default: 800,
    minimum: 200,
    maximum: 2000,
    description: "pixels; what of the page is below is not in the picture",
  }),
});

type Query = Static<typeof ScreenshotQuery>;

const ScreenshotReply = Type.Unsafe<Buffer>({
  description: "The picture, exactly as large as asked",
  headers: {
    etag: { type: "string", description: "another one for other bytes; `If-None-Match` takes it" },
    age: { type: "string", description: "seconds since the picture was taken, below 60" },
    ratelimit: { type: "string", description: "requests of this address that are left" },
  },
  content: { "image/png": { schema: { type: "string", contentMediaType: "image/png" } } },
});

/** Adds the pictures of this site's own pages. */
export function addScreenshotRoute(app: RouteScope, parts: ScreenshotParts): void {
  const { publicUrl, clock, frontDoor, browser, meter } = parts;
  const listed = app.publicPages;
  const findPage = createFindOwnPage({ door: frontDoor, publicUrl, listed });
  const pictureOf = createPictures({
    clock,
    async take({ target, width, height }: PictureOrder, signal) {
      const { url, answer } = await findPage(target, signal);
      const status = browser.status();
      if (status.state === "missing") throw errors.unavailable(status.reason);
      return browser.capture({ url, width, height, answer, signal }).catch((error: unknown) => {
        throw asAnswer(error);
      });
    },
  });

  app.get(
    "/v1/browser-run/screenshot",
    {
      schema: {
        operationId: "takeScreenshot",
        tags: ["verticals"],
        summary: "Take a picture of a page of this site",
        description:
          "What a window of that size shows of the page at first, to somebody who is not signed in: cookies and keys of the caller are not used. The page is loaded with its styles, scripts and fonts and reaches no other site. The same picture is kept for 60 s. At most two are taken at a time; a few more wait, four of them for one address.",
        querystring: ScreenshotQuery,
        response: {
          200: ScreenshotReply,
          304: notModifiedReply,
          ...errorReplies(
            GatewayError,
            [400, 404, 422, 429, 500, 503, 504],
            [
              notAPage,
              () => noPage("/docs/none"),
              tooWide,
              () => tooManyRequests(120, 37),
              () => errors.unavailable(MISSING_BROWSER),
            ],
          ),
        },
      },
      onRequest: async (request, reply) => meter(request, reply),
      // The schema would answer 422 for a target that is there twice.
      preValidation: async ({ query }) => checkTarget((query as Partial<Query>).target, listed),
    },
    async (request, reply) => {
      const picture = await answerInTime(reply, PICTURE, ({ signal }) =>
        pictureOf(request.query, { client: clientOf(request.ip), signal }),
      );
      if (picture === undefined) return reply;
      const age = Math.max(0, Math.floor((clock() - picture.takenAt) / 1000));
      reply.header("cache-control", `public, max-age=${KEPT_MS / 1000}`).header("age", String(age));
      return sendRepresentation(request, reply, picture);
    },
  );
}

/** What the schema refuses; of the fields, a target is refused before. */
const tooWide: Refusal = () => {
  const message = "width must be <= 1920";
  return errors.validation(message, { details: [{ path: "/width", message }] });
};

/** Why there is no picture; what else is amiss with the browser is for the log of the server. */
function asAnswer(error: unknown): unknown {
  if (!(error instanceof BrowserFault)) return error;
  return error.code === "timeout"
    ? errors.timeout(error.message)
    : errors.unavailable("the picture could not be taken; try again", { cause: error });
}
