import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";

const GATES_NAMED_MAX = 100;
const GATE_LENGTH_MAX = 64;

const KINDS = ["html", "css", "tokens"] as const;
const Nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Figure = (description: string) =>
  Type.Union([Type.String(), Type.Number(), Type.Null()], { description });
const ActRules = Type.Array(Type.String(), {
  description: "ids of ACT rules, such as `23a2a8`; of a failure only those that fail",
});

export const AuditBody = Type.Object(
  {
    source: Type.String({
      minLength: 1,
      description:
        "a page or a part of one, a style sheet, or design tokens as JSON; as long as a body may be. Nothing that it links to is fetched",
    }),
    kind: Type.Optional(
      StringEnum(KINDS, { description: "told from the source unless given, and answered" }),
    ),
    repair: Type.Optional(
      Type.Boolean({
        description: "`true` answers the repaired source, too; `false` unless given",
      }),
    ),
    only: Type.Optional(
      Type.Array(Type.String({ maxLength: GATE_LENGTH_MAX }), {
        minItems: 1,
        maxItems: GATES_NAMED_MAX,
        description:
          "ids of the gates to ask and to repair for, each of which judges the kind of the source; all of them unless given",
      }),
    ),
  },
  { examples: [{ source: "<img src='a.png'>" }, { source: "<h1>Prices</h1>", repair: true }] },
);
export type AuditBody = Static<typeof AuditBody>;

const Where = Type.Object({
  selector: Type.String({
    description: "that finds it alone; of a style sheet the rule's, of tokens the path",
  }),
  line: Type.Integer({ minimum: 1, description: "of the source as it came" }),
});

const Gate = Type.Object({
  id: Type.String(),
  wcag: Nullable("the success criterion of WCAG 2.2; null for a gate of design alone"),
  level: Nullable("A, AA or AAA of that criterion"),
  act_rules: ActRules,
  status: StringEnum(["pass", "fail", "cannot_tell", "not_applicable"], {
    description: "`cannot_tell` where markup and styles alone do not decide it",
  }),
  measured: Figure("what was found"),
  required: Figure("what would pass"),
  where: Type.Union([Where, Type.Null()], {
    description: "null for what is said of the source as a whole",
  }),
  message: Type.String(),
  repairable: Type.Boolean({
    description: "the repair pass mends it: it was tried on this source",
  }),
});

const Repair = Type.Object({
  gate: Type.String(),
  selector: Type.String(),
  line: Type.Integer({ minimum: 1, description: "of the source as it came" }),
  before: Type.String(),
  after: Type.String(),
  message: Type.String(),
});

const Verdict = Type.Object(
  { passed: Type.Boolean(), score: Type.Integer({ minimum: 0, maximum: 100 }) },
  { description: "of the repaired source; present where `repair` was asked for" },
);

export const AuditReply = Type.Object(
  {
    kind: StringEnum(KINDS),
    passed: Type.Boolean({
      description: "no gate fails; those of level AAA count only where `only` names gates",
    }),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        "the gates that pass, in hundredths of those that pass or fail, counted as `passed` counts them; 100 where none does either",
    }),
    gates: Type.Array(Gate, {
      description:
        "an entry for each place that fails or cannot be told, 100 of a gate at most, and one for each gate without any",
    }),
    failed: Type.Integer({
      minimum: 0,
      description: "places that fail, listed or not, of the gates that `passed` counts",
    }),
    undecided: Type.Integer({ minimum: 0, description: "places that cannot be told" }),
    left_out: Type.Integer({
      minimum: 0,
      description: "places that fail or cannot be told and have no entry",
    }),
    repaired: Type.Optional(
      Type.String({
        description:
          "the source, mended where that could be decided and the same everywhere else; present where `repair` was asked for",
      }),
    ),
    repairs: Type.Array(Repair, {
      description: "what was changed, 1,000 changes at most; none unless `repair` was asked for",
    }),
    repairs_left_out: Type.Optional(
      Type.Integer({ minimum: 0, description: "changes that are made and not listed" }),
    ),
    after: Type.Optional(Verdict),
  },
  {
    examples: [
      {
        kind: "html",
        passed: false,
        score: 67,
        gates: [
          {
            id: "image-name",
            wcag: "1.1.1",
            level: "A",
            act_rules: ["23a2a8"],
            status: "fail",
            measured: null,
            required: "an accessible name",
            where: { selector: "body > img", line: 1 },
            message: "the image has neither a name nor a mark that it is decoration",
            repairable: false,
          },
        ],
        failed: 1,
        undecided: 0,
        left_out: 0,
        repairs: [],
      },
    ],
  },
);
export type AuditReply = Static<typeof AuditReply>;

export const GatesReply = Type.Object(
  {
    gates: Type.Array(
      Type.Object({
        id: Type.String(),
        kinds: Type.Array(StringEnum(KINDS), { description: "of sources that it judges" }),
        wcag: Nullable("the success criterion of WCAG 2.2; null for a gate of design alone"),
        level: Nullable("A, AA or AAA of that criterion"),
        act_rules: Type.Array(Type.String()),
        source: Nullable("where the criterion and its figures are explained"),
      }),
    ),
  },
  {
    examples: [
      {
        gates: [
          {
            id: "image-name",
            kinds: ["html"],
            wcag: "1.1.1",
            level: "A",
            act_rules: ["23a2a8"],
            source: "https://www.w3.org/TR/WCAG22/#non-text-content",
          },
        ],
      },
    ],
  },
);
export type GatesReply = Static<typeof GatesReply>;
