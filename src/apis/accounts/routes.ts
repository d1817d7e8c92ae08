import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { errors, type Refusal } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { clientOf } from "../../http/caller/client-address.js";
import { createClientRateCounter } from "../../http/caller/client-rate-counter.js";
import { countSignUp, tooManySignUps } from "../../http/caller/count-sign-up.js";
import { type MailPlace, mailPlace } from "../../http/caller/mail-place.js";
import { refuseCrossSite } from "../../http/caller/same-site.js";
import { forgottenCookie, readSession, sessionCookie } from "../../http/caller/session-cookie.js";
import { GatewayError } from "../../http/families.js";
import { onceOf } from "../../http/once.js";
import { errorReplies, ref } from "../../http/openapi/openapi.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { Mailer } from "../../platform/mail/mailer.js";
import type { SignUps } from "../../platform/sign-ups/sign-ups.js";
import {
  AccessRequest,
  AccessRequestList,
  AccountKey,
  AccountView,
  ConfirmBody,
  CreateKeyBody,
  KeyList,
  KeyParams,
  MadeKey,
  RequestAccessBody,
  SignUpBody,
  SignUpReply,
  UsageQuery,
  UsageReport,
} from "./schemas.js";
import type { AccountService } from "./service.js";
import { requireJson, requireSession } from "./session.js";

const Done = (description: string) => Type.Unsafe<undefined>({ type: "null", description });

const SIGN_UPS_PER_MINUTE = 120;
const MAIL_WAITS: Readonly<Record<MailPlace, string>> = {
  mailbox: "",
  page: " This server sends no mail yet: it waits on the page /dev/mailbox, which only this machine can open.",
  command:
    " This server sends no mail yet: its operator reads the link with `gatehouse mail list`.",
};

export interface AccountsOptions {
  readonly service: AccountService;
  readonly clock: Clock;
  readonly signUps: SignUps;
  readonly mailer: Pick<Mailer, "mode">;
  readonly publicUrl: string;
}

/** Adds the routes of people: `accounts` without a session, `account` with one. */
export const accountsRoutes: FastifyPluginAsyncTypebox<AccountsOptions> = async (
  app,
  { service, clock, signUps, mailer, publicUrl },
) => {
  for (const schema of [AccountView, AccountKey, MadeKey, UsageReport, AccessRequest]) {
    app.addSchema(schema);
  }
  const linkSent = { status: "sent" as const, message: describeSent(mailPlace(mailer, publicUrl)) };
  const countRequest = createClientRateCounter(clock, SIGN_UPS_PER_MINUTE);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post(
    "/accounts",
    {
      config: { idempotent: true },
      onRequest: [refuseCrossSite(publicUrl), async ({ ip }) => countRequest(ip)],
      schema: {
        operationId: "signUp",
        tags: ["accounts"],
        summary: "Mail a link that signs in, and makes the account at its first use",
        description:
          "Answers alike whether the address has an account or not. An address with ten links that work is mailed one more every ten minutes, and to each further client network (IPv4 address, or 64 bits of IPv6) one of its own, up to thirty.",
        body: SignUpBody,
        response: {
          202: SignUpReply,
          ...errorReplies(
            GatewayError,
            [400, 403, 409, 413, 422, 429, 500, 503],
            [() => tooManySignUps()],
          ),
        },
      },
    },
    async (request, reply) => {
      await countSignUp(signUps, request);
      reply.code(202);
      await service.signUp(
        request.body.email,
        clientOf(request.ip),
        onceOf(request, () => linkSent),
      );
      return linkSent;
    },
  );

  app.post(
    "/accounts/confirm",
    {
      onRequest: refuseCrossSite(publicUrl),
      schema: {
        operationId: "confirmSignUp",
        tags: ["accounts"],
        summary: "Spend the token of a link and start a session",
        "x-agents": { changes: true },
        description: "Sets the cookie of a session, which lasts 7 days. A token works once.",
        body: ConfirmBody,
        response: {
          200: ref(AccountView),
          ...errorReplies(GatewayError, [400, 401, 403, 413, 422, 500, 503], [spentToken]),
        },
      },
    },
    async (request, reply) => {
      const confirmed = await service.confirm(request.body.token);
      if (!confirmed) {
        throw spentToken();
      }
      const seconds = Math.round((confirmed.expiresAt - clock()) / 1000);
      reply.header("set-cookie", sessionCookie(confirmed.session, { publicUrl, seconds }));
      return confirmed.account;
    },
  );

  await app.register(async (signedIn) => signedInRoutes(signedIn, { service, publicUrl }));
};

/** The refusal of a token that signs nobody in. */
const spentToken: Refusal = () =>
  errors.unauthorized("this token is unknown, was used before or is over 30 minutes old");

/** What a signed-in person does with the account. */
async function signedInRoutes(
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  { service, publicUrl }: { readonly service: AccountService; readonly publicUrl: string },
): Promise<void> {
  app.addHook("onRequest", requireSession(service));
  app.addHook("onRequest", refuseCrossSite(publicUrl));
  app.addHook("preValidation", requireJson);
  const shared = { tags: ["accounts"], security: [{ session: [] }] };

  app.get(
    "/account",
    {
      schema: {
        ...shared,
        operationId: "getAccount",
        summary: "Get your account",
        response: { 200: ref(AccountView), ...errorReplies(GatewayError, [401, 500, 503]) },
      },
    },
    async (request) => service.view(accountOf(request)),
  );

  app.get(
    "/account/keys",
    {
      schema: {
        ...shared,
        operationId: "listKeys",
        summary: "List your keys that work, newest first",
        response: { 200: KeyList, ...errorReplies(GatewayError, [401, 500, 503]) },
      },
    },
    async (request) => ({ keys: await service.listKeys(accountOf(request)) }),
  );

  app.post(
    "/account/keys",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "createKey",
        summary: "Make a key, which is shown this once",
        description:
          "An account has at most 50 live keys and makes at most 200 on one UTC day, rotations included.",
        body: CreateKeyBody,
        response: {
          201: ref(MadeKey),
          ...errorReplies(GatewayError, [400, 401, 403, 409, 413, 422, 429, 500, 503]),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.createKey(accountOf(request), request.body, onceOf(request));
    },
  );

  app.delete(
    "/account/keys/:id",
    {
      schema: {
        ...shared,
        operationId: "revokeKey",
        summary: "Revoke a key at once",
        params: KeyParams,
        response: {
          204: Done("The key works no more"),
          ...errorReplies(GatewayError, [400, 401, 403, 404, 413, 500, 503]),
        },
      },
    },
    async (request, reply) => {
      await service.revokeKey(accountOf(request), request.params.id);
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    "/account/keys/:id/rotate",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "rotateKey",
        summary: "Replace a key; the old one works for 24 hours more",
        description: "The new key has the name, the scopes, the end and the counters of the old.",
        params: KeyParams,
        response: {
          201: ref(MadeKey),
          ...errorReplies(GatewayError, [400, 401, 403, 404, 409, 413, 429, 500, 503]),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.rotateKey(accountOf(request), request.params.id, onceOf(request));
    },
  );

  app.get(
    "/account/usage",
    {
      schema: {
        ...shared,
        operationId: "getUsage",
        summary: "Get what your keys called, by day, service and status class",
        querystring: UsageQuery,
        response: { 200: ref(UsageReport), ...errorReplies(GatewayError, [401, 422, 500, 503]) },
      },
    },
    async (request) => service.usage(accountOf(request), request.query.days),
  );

  app.get(
    "/account/access-requests",
    {
      schema: {
        ...shared,
        operationId: "listAccessRequests",
        summary: "List your requests for services, newest first",
        response: { 200: AccessRequestList, ...errorReplies(GatewayError, [401, 500, 503]) },
      },
    },
    async (request) => ({ requests: await service.listAccessRequests(accountOf(request)) }),
  );

  app.post(
    "/account/access-requests",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "requestAccess",
        summary: "Ask for a by-request service",
        body: RequestAccessBody,
        response: {
          201: ref(AccessRequest),
          ...errorReplies(GatewayError, [400, 401, 403, 409, 413, 422, 500, 503]),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.requestAccess(accountOf(request), request.body, onceOf(request));
    },
  );

  app.post(
    "/account/sign-out",
    {
      schema: {
        ...shared,
        operationId: "signOut",
        summary: "End this session",
        response: {
          204: Done("The session has ended"),
          ...errorReplies(GatewayError, [400, 401, 403, 413, 500, 503]),
        },
      },
    },
    async (request, reply) => {
      await service.signOut(readSession(request.headers.cookie) ?? "");
      return reply.code(204).header("set-cookie", forgottenCookie(publicUrl)).send(undefined);
    },
  );
}

/** The same whether the address has an account or not. */
function describeSent(place: MailPlace): string {
  return `A link is on its way to this address, or waits in its mailbox; each works for 30 minutes.${MAIL_WAITS[place]}`;
}
