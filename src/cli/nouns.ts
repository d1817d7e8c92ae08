import type { Noun } from "./command.js";

/**
 * Every noun of the command line, in the order of its help. What a noun does is loaded when it is run: most
 * need all that a server is made of, and who asks for help or mistypes a noun should not wait for that.
 */
export const nouns: readonly Noun[] = [
  {
    name: "serve",
    usage: ["serve                                   run the server"],
    load: async () => (await import("./serve.js")).serveCommand,
  },
  {
    name: "migrate",
    opensDatabase: true,
    usage: ["migrate                                 apply the migrations that the database lacks"],
    load: async () => (await import("./migrate.js")).migrateCommand,
  },
  {
    name: "keys",
    opensDatabase: true,
    usage: [
      "keys create --realm jobs [--name N] [--email E] [--json]",
      "                                        make an agent with a key, which is shown this once",
      "keys create --realm gateway|evidence|products --email E [--grant SLUG|all ...]",
      "            [--scope SCOPE|all ...] [--tier free|pro] [--name N]",
      "            [--expires-in-days N] [--json]",
      "                                        make a key of an account, new or not",
      "keys list [--realm R] [--email E] [--json]",
      "                                        list the keys, newest first",
      "keys revoke ID                          revoke a key",
      "keys rotate-signing [--revoke-since TIME]",
      "                                        begin new keys of the evidence log; those before end, or",
      "                                        count for nothing since a time (with a new secret)",
    ],
    load: async () => (await import("./keys.js")).keysCommand,
  },
  {
    name: "access",
    opensDatabase: true,
    usage: [
      "access list [--status open|granted|denied] [--json]",
      "                                        list who asked for a by-request service",
      "access grant --email E --slug SLUG [--json]",
      "                                        let an account, new or not, call a service",
      "access deny --email E --slug SLUG [--json]",
      "                                        refuse a request, or take a grant back",
    ],
    load: async () => (await import("./access.js")).accessCommand,
  },
  {
    name: "accounts",
    opensDatabase: true,
    usage: ["accounts list [--json]                  list the accounts, oldest first"],
    load: async () => (await import("./accounts.js")).accountsCommand,
  },
  {
    name: "mail",
    opensDatabase: true,
    usage: [
      "mail list [--json]                      show the mail that no server sends, newest first",
    ],
    load: async () => (await import("./mail.js")).mailCommand,
  },
  {
    name: "webhooks",
    opensDatabase: true,
    usage: [
      "webhooks list [--email E] [--json]      list the webhooks, what waits for each, and how it goes",
      "webhooks pending [--email E] [--endpoint ID] [--limit N] [--json]",
      "                                        list what waits to be delivered, 100 unless N is given",
      "webhooks redeliver ID | --endpoint ID [--limit N] [--json]",
      "                                        send one delivery again, or what failed at a webhook",
    ],
    load: async () => (await import("./webhooks.js")).webhooksCommand,
  },
  {
    name: "prices",
    opensDatabase: true,
    usage: [
      "prices import FILE [--source NAME] [--replace] [--json]",
      "                                        import prices from CSV, all of them or none",
      "prices list [--json]                    list the imported assets by name",
      "prices remove ASSET                     remove an imported asset with its prices",
    ],
    load: async () => (await import("./prices.js")).pricesCommand,
  },
  {
    name: "log",
    opensDatabase: true,
    usage: [
      "log audit [--json]                      compute the evidence log again and compare it with",
      "                                        what is stored and signed; the status is 1 if it differs",
    ],
    load: async () => (await import("./log.js")).logCommand,
  },
  {
    name: "verify",
    usage: [
      "verify FILE --public-key KEY [--public-key KEY ...] [--json]",
      "                                        check a sealed packet offline; KEY is the list of the",
      "                                        keys endpoint as a file, a PEM file, or base64",
    ],
    load: async () => (await import("./verify.js")).verifyCommand,
  },
  {
    name: "backup",
    usage: [
      "backup FILE [--force] [--without-signing-key] [--json]",
      "                                        copy the database while servers run, check the copy, and",
      "                                        copy the signing key of the evidence log beside it",
    ],
    load: async () => (await import("./backup.js")).backupCommand,
  },
  {
    name: "restore",
    usage: [
      "restore FILE [--force] [--json]         put a backup in place at DATABASE_URL; --force replaces a",
      "                                        database that holds data, which is kept beside it",
    ],
    load: async () => (await import("./restore.js")).restoreCommand,
  },
  {
    name: "export",
    usage: [
      "export FILE [--force] [--without-signing-key] [--json]",
      "                                        write all rows to an archive for SQLite or PostgreSQL",
    ],
    load: async () => (await import("./export.js")).exportCommand,
  },
  {
    name: "import",
    usage: [
      "import FILE [--json]                    fill an empty SQLite or PostgreSQL database from an",
      "                                        archive, all of it or nothing, and check what is there",
    ],
    load: async () => (await import("./import.js")).importCommand,
  },
  {
    name: "config",
    usage: [
      "config [--json]                         show the effective configuration, secrets masked",
    ],
    load: async () => (await import("./config.js")).configCommand,
  },
  {
    name: "doctor",
    usage: [
      "doctor [--json]                         look whether everything that a server uses works; it",
      "                                        changes nothing, and the status is 1 if something fails",
    ],
    load: async () => (await import("./doctor/doctor.js")).doctorCommand,
  },
];
