import type { Needed } from "../../platform/parts/part.js";
import { HASH_EMBEDDING } from "./embeddings/embed-texts.js";
import type { ModelReply } from "./schemas.js";

/** Nobody tells when a model was made. */
const CREATED = 0;

/** The models by the names under which they are asked, in the form of the OpenAI API. */
export function listModels({
  models,
  language,
}: Needed<"models" | "language">): readonly ModelReply[] {
  const entry = (owner: string) => (id: string) => ({
    id,
    object: "model" as const,
    created: CREATED,
    owned_by: owner,
  });
  const builtins = [...language.models.map(({ name }) => name), HASH_EMBEDDING];
  return [...models.names.map(entry("endpoint")), ...builtins.map(entry("gatehouse"))];
}
