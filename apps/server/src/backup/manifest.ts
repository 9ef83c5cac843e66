import { z } from 'zod';

/** What lies in the folder of a backup beside `files/`, which has each file under its key. */
export const NAMES = {
  manifest: 'manifest.json',
  database: 'database.jsonl.gz',
  list: 'files.jsonl',
  files: 'files',
} as const;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

export const dumped = z.object({
  /** When the newest migration that the database had was made, in Unix milliseconds. */
  schemaAt: z.number(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  /** Tasks that waited or ran. */
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
/** Written last: a backup without it is not whole. */
export type Manifest = z.output<typeof manifest>;

export const listedFile = z.object({ key: z.string(), bytes: z.number(), sha256: digest });
export type ListedFile = z.output<typeof listedFile>;
