import type { Checks } from '@vitrine/contract';

/** The checks that these tests' engine reports for the white picture: fit for Amazon only. */
export const CHECKS: Checks = {
  width: 8,
  height: 8,
  bytes: 19,
  background_white: true,
  product: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 },
  fill: 0.87,
  fidelity: null,
  shape: 0.99,
  enlargement: 1,
  text_present: false,
  texts: [],
  sharpness: null,
  contrast: 0.8,
  main_image_ok: true,
  main_image: [
    { channel: 'amazon', fit: true, reasons: [] },
    { channel: 'walmart', fit: false, reasons: ['too_few_pixels'] },
  ],
};

/** The checks for any other picture. */
export const SCENE_CHECKS: Checks = {
  ...CHECKS,
  background_white: false,
  text_present: true,
  texts: [{ text: 'Keeps tea warm', area: { left: 0.1, top: 0, width: 0.8, height: 0.1 }, contrast: 7.2 }],
  main_image_ok: false,
  main_image: [{ channel: 'amazon', fit: false, reasons: ['background_not_white', 'has_text'] }],
};
