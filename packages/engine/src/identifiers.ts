/**
 * Identifiers that the engine shares with its callers. They come from the contract: the engine does not depend on HTTP, but a
 * style has one name everywhere.
 */
export {
  CATEGORY_IDS,
  CHANNEL_IDS,
  DEFAULT_STYLE_IDS,
  FINAL_SIDE_PX,
  HAND_SCALE,
  MAX_PHOTO_PIXELS,
  PRESET_IDS,
  PREVIEW_SIDE_PX,
  PROOF_SIDE_PX,
  RECOMMENDED_SIDE_PX,
  SHADOW_KINDS,
  STYLE_IDS,
  WORD_ROLES,
  wordRoom,
} from '@vitrine/contract/limits';
export type {
  AloneKind,
  CategoryId,
  ChannelId,
  PresetId,
  ShadowKind,
  StyleId,
  TextRole,
  UnfitReason,
  WordRole,
} from '@vitrine/contract/limits';
