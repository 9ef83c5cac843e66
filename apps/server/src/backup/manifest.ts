import { z } from 'zod';

/** Entries of a backup's folder besides `files/`, which has each file under its key. */
export const NAMES = {
  manifest: 'manifest.json',
  database: 'database.jsonl.gz',
  list: 'files.jsonl',
  files: 'files',
} as const;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

export const dumped = z.object({
  /** Timestamp of the database's newest migration, in Unix milliseconds. */
  schemaAt: z.number(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  /** Waiting and running tasks. */
  tasks: z.number(),
  bytes: z.number(),
  sha256: digest,
});
/** What is in the dump of a database. */
export type Dumped = z.output<typeof dumped>;

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: dumped,
  files: z.object({ count: z.number(), bytes: z.number(), sha256: digest }),
});
/** Written last: a backup without it is incomplete. */
export type Manifest = z.output<typeof manifest>;

export const listedFile = z.object({ key: z.string(), bytes: z.number(), sha256: digest });
export type ListedFile = z.output<typeof listedFile>;
