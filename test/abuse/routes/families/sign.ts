import type { FamilyEntries } from "../entry.js";

const walletAddress = "0x52908400098527886E0F7030069857D2E4169EE7";

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    getWalletChallenge: { query: () => ({ walletAddress }) },
    createWalletChallenge: { body: () => ({ walletAddress }) },
    verifyWallet: {
      body: () => ({ walletAddress, signature: `0x${"1b".repeat(65)}` }),
      costly: () => ({
        walletAddress,
        message: "é".repeat(4_096),
        signature: `0x${"1b".repeat(65)}`,
      }),
    },
    getTokenClaims: { query: () => ({ token: "a.b.c" }) },
    verifyToken: {
      body: () => ({ token: "a.b.c" }),
      costly: () => ({ token: `${"a".repeat(4_000)}.${"b".repeat(4_000)}.c` }),
    },
    sendSignInLink: { body: () => ({ email: "somebody@example.org" }) },
    verifySignInLink: { body: () => ({ token: "a" }) },
  },
};
