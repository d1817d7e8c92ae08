import {
  type Audit,
  type AuditRequest,
  auditSource,
} from "../../engines/design-gates/audit/audit-source.js";
import { detectKind, type SourceKind } from "../../engines/design-gates/audit/detect-kind.js";
import { type ListedGate, listGates } from "../../engines/design-gates/audit/list-gates.js";
import { SourceRefused } from "../../engines/design-gates/judged.js";
import type { AuditReply, GatesReply } from "./schemas.js";

/** Why a source is not judged: words that begin with a verb, and where the fault is. */
export type RefusedSource = Pick<SourceRefused, "message" | "at">;

/** Gates that were named and judge other kinds of sources. */
export interface ForeignGates {
  readonly kind: SourceKind;
  readonly gates: readonly Pick<ListedGate, "id" | "kinds">[];
}

/** The reply as JSON, or why there is none. */
export type WrittenAudit =
  | { readonly json: Uint8Array }
  | { readonly unknown: readonly string[] }
  | { readonly foreign: ForeignGates }
  | { readonly refused: RefusedSource };

/** Judges a source and writes the reply, which may hold a source of eight mebibytes. */
export function auditAndWrite(request: AuditRequest): WrittenAudit {
  const known = new Map(listGates().map((gate) => [gate.id, gate]));
  const only = request.only ?? [];
  const unknown = only.filter((id) => !known.has(id));
  if (unknown.length > 0) return { unknown };
  const kind = request.kind ?? detectKind(request.source);
  const gates = only
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ kinds }) => !kinds.includes(kind))
    .map(({ id, kinds }) => ({ id, kinds }));
  if (gates.length > 0) return { foreign: { kind, gates } };
  try {
    return { json: toJson(toReply(auditSource({ ...request, kind }))) };
  } catch (error) {
    if (error instanceof SourceRefused) return { refused: refusedSource(error) };
    throw error;
  }
}

/** Errors lose their own fields on the way between threads. */
function refusedSource({ message, at }: SourceRefused): RefusedSource {
  return { message, at };
}

/** The list of gates as JSON. */
export function writeGates(): Uint8Array {
  const reply: GatesReply = { gates: listGates().map(toListed) };
  return toJson(reply);
}

function toJson(reply: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(reply));
}

function toReply({ kind, passed, score, entries, failed, undecided, leftOut, repair }: Audit) {
  const reply: AuditReply = {
    kind,
    passed,
    score,
    gates: entries.map(({ actRules, ...entry }) => ({
      id: entry.id,
      wcag: entry.wcag,
      level: entry.level,
      act_rules: [...actRules],
      status: entry.status,
      measured: entry.measured,
      required: entry.required,
      where: entry.where,
      message: entry.message,
      repairable: entry.repairable,
    })),
    failed,
    undecided,
    left_out: leftOut,
    repairs: [...(repair?.repairs ?? [])],
  };
  if (repair === undefined) return reply;
  const { source, unlisted, verdict } = repair;
  return { ...reply, repaired: source, repairs_left_out: unlisted, after: verdict };
}

function toListed({ actRules, kinds, ...gate }: ListedGate): GatesReply["gates"][number] {
  return { ...gate, act_rules: [...actRules], kinds: [...kinds] };
}
