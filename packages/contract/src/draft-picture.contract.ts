import { z } from 'zod';
import { sheetBody, trialBody } from './adjust.contract.ts';
import { createJobBody, pictureOptions } from './jobs.contract.ts';
import { STYLE_IDS } from './limits.ts';

/** One picture of a set before payment: the set's settings, and the style. */
const draftPicture = createJobBody.extend({ style: z.literal(STYLE_IDS) });
export const draftOptionsBody = draftPicture;
export const draftSheetBody = draftPicture.extend(sheetBody.shape);
export const draftTrialBody = draftPicture.extend(trialBody.shape);
export type DraftSheetBody = z.infer<typeof draftSheetBody>;
export type DraftTrialBody = z.infer<typeof draftTrialBody>;
export type DraftPicture = z.infer<typeof draftPicture>;

/** The scenes available to a picture, and its current one. */
export const draftOptions = pictureOptions
  .pick({ scene: true, scenes: true, scene_previews: true })
  .meta({ id: 'DraftOptions' });
export type DraftOptions = z.infer<typeof draftOptions>;
