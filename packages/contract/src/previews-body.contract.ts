import { z } from 'zod';
import { createJobBody } from './jobs.contract.ts';
import { STYLE_IDS } from './limits.ts';

/** The settings of a set; `have`: keys of the pictures that the caller already has, by style. */
export const previewsBody = createJobBody.extend({
  have: z.partialRecord(z.literal(STYLE_IDS), z.string().max(64)).optional(),
});
export type PreviewsBody = z.infer<typeof previewsBody>;
