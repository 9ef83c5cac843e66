import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const entry = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  /** What it is, in a few words. */
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  /** As published; null: none is published. */
  checksum: z.object({ kind: z.literal(['md5', 'sha256']), value: z.string().regex(/^[0-9a-f]{32,64}$/) }).nullable(),
  megabytes: z.number().positive(),
  /** Side of the network's square input. */
  sidePx: z.int(),
  /** Estimated memory, until `check` has measured it. */
  memoryGb: z.number().positive(),
  /** Its input and output format: packages/engine/src/cutout/network/profiles. */
  profile: z.string(),
  licence: z.object({ id: z.literal(['Apache-2.0', 'MIT']), holder: z.string(), source: z.url() }),
});
export type CatalogueEntry = z.infer<typeof entry>;

/** The open networks that a user may fetch, the best first. */
export function readCatalogue(): CatalogueEntry[] {
  return z.array(entry).parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'catalogue.json'), 'utf8')));
}
