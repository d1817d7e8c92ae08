import { hash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock/clock.js";
import { errors } from "../api-error.js";
import { RPC, RpcFault } from "./rpc-fault.js";
import { type McpSessions, noSuchSession } from "./serving.js";

export interface SessionKeeping {
  readonly clock: Clock;
  /** Of the process that keeps them: a session is known to no other. */
  readonly processId: string;
  /** Whose request it is. */
  readonly ownerOf: (request: FastifyRequest) => string;
  /** Lets go of what was kept for a session; not to reject. */
  readonly onEnd: (owner: string, id: string) => Promise<void>;
}

/** A session without a request for this long is over. */
export const SESSION_IDLE_MS = 300_000;
/** One more, and the one of the owner that was idle longest ends: clients rarely say that they are done. */
export const SESSIONS_OF_OWNER_MAX = 16;
export const SESSIONS_MAX = 2_000;
const RETRY_SECONDS = 60;
const SECRET_BYTES = 24;
const ID = /^[0-9a-f]{8}\.[\w-]{32}$/;

interface Session {
  readonly owner: string;
  usedAt: number;
}

/** Keeps sessions in memory; their ids begin with a tag of the process. */
export function createMcpSessions({
  clock,
  processId,
  ownerOf,
  onEnd,
}: SessionKeeping): McpSessions {
  const tag = hash("sha256", processId).slice(0, 8);
  /** By id, the one that was used last at the end. */
  const sessions = new Map<string, Session>();

  async function end(id: string): Promise<void> {
    const session = sessions.get(id);
    if (!session) return;
    sessions.delete(id);
    await onEnd(session.owner, id);
  }

  const isOver = ({ usedAt }: Session) => clock() - usedAt >= SESSION_IDLE_MS;

  function endIdle(): void {
    for (const [id, session] of sessions) {
      if (!isOver(session)) return;
      void end(id);
    }
  }

  function use(id: string, session: Session): void {
    session.usedAt = clock();
    sessions.delete(id);
    sessions.set(id, session);
  }

  return {
    open(request) {
      endIdle();
      const owner = ownerOf(request);
      const own = [...sessions].filter(([, session]) => session.owner === owner);
      const [longestIdle] = own;
      if (longestIdle && own.length >= SESSIONS_OF_OWNER_MAX) void end(longestIdle[0]);
      if (sessions.size >= SESSIONS_MAX) throw tooManySessions();
      const id = `${tag}.${randomBytes(SECRET_BYTES).toString("base64url")}`;
      use(id, { owner, usedAt: 0 });
      return id;
    },
    check(request, id) {
      const session = sessions.get(id);
      if (session?.owner === ownerOf(request) && !isOver(session)) return use(id, session);
      throw ID.test(id) && !id.startsWith(tag) ? sessionElsewhere() : noSuchSession();
    },
    end,
  };
}

function tooManySessions() {
  const message = `${SESSIONS_MAX} sessions are open; call without one, or try again`;
  return errors.unavailable(message, { retrySeconds: RETRY_SECONDS });
}

function sessionElsewhere(): RpcFault {
  const message =
    "this session lives on another server of this installation, or has ended; initialize again, or have requests of a session sent to one server";
  return new RpcFault(RPC.noSuchSession, message, { code: "not_found" }, 404);
}
