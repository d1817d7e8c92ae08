import { Type } from "@sinclair/typebox";

/** The media type of the keys that requests are signed with (Web Bot Auth, a draft). */
export const KEY_DIRECTORY_TYPE = "application/http-message-signatures-directory+json";

export const KEY_DIRECTORY_PATH = "/.well-known/http-message-signatures-directory";

/** A key that was taken out of the directory counts for as long as a copy of it is used. */
export const KEY_DIRECTORY_CACHE = "public, max-age=3600";

const Key = Type.Object({
  kty: Type.Literal("OKP"),
  crv: Type.Literal("Ed25519"),
  kid: Type.String({ description: "Thumbprint of the key, as signatures name it" }),
  x: Type.String(),
  use: Type.Literal("sig"),
});

export const KeyDirectory = Type.Object(
  { keys: Type.Array(Key) },
  {
    examples: [
      {
        keys: [
          {
            kty: "OKP",
            crv: "Ed25519",
            kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
            x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
            use: "sig",
          },
        ],
      },
    ],
  },
);
