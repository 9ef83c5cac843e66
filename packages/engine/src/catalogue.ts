import { CHANNEL_PRESETS, type ChannelPreset } from './export/presets.ts';
import type { StyleId } from './identifiers.ts';
import type { TextLanguage } from './model.ts';
import { PHRASES } from './phrases/index.ts';
import { styleList } from './styles/index.ts';

export type { ChannelPreset } from './export/presets.ts';
export type { TextLanguage } from './model.ts';

/** A style as the outside sees it. */
export interface StyleInfo {
  id: StyleId;
  /** Pixels of the final picture. */
  width: number;
  height: number;
}

/** All styles, in the order in which they are shown. */
export const styles: readonly StyleInfo[] = styleList.map(({ id, width, height }) => ({ id, width, height }));

/** All languages with phrases and fonts, by English name. */
export const textLanguages: readonly TextLanguage[] = PHRASES.map(({ language }) => language).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** The forms in which a picture can be taken to a channel, in the order in which they are shown. */
export const channelPresets: readonly ChannelPreset[] = CHANNEL_PRESETS;
