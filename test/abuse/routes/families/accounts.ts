import type { FamilyEntries, Made } from "../entry.js";

const id = ({ accountKeyId }: Made) => ({ id: accountKeyId ?? "" });

export const entries: FamilyEntries = {
  async prepare(call) {
    const { id: accountKeyId } = await call("POST", "/v1/account/keys", {
      name: "rotated",
      realm: "gateway",
    });
    return { accountKeyId: String(accountKeyId) };
  },
  routes: {
    signUp: { body: () => ({ email: "somebody@example.org" }) },
    confirmSignUp: {},
    getAccount: {},
    listKeys: {},
    createKey: { costly: () => ({ name: "a".repeat(100), realm: "products", scopes: ["all"] }) },
    revokeKey: { path: () => ({ id: "key_000000000000000000000000" }) },
    rotateKey: { path: id },
    getUsage: { query: () => ({ days: "90" }) },
    listAccessRequests: {},
    requestAccess: {
      body: () => ({ slug: "quantum" }),
      costly: () => ({ slug: "quantum", reason: "😀".repeat(2_000) }),
    },
    // With a session it would end the one that the others need.
    signOut: {},
  },
};
