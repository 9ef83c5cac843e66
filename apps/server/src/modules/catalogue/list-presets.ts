import type { InterfaceLocale, Preset } from '@vitrine/contract';
import { channelPresets } from '@vitrine/engine/catalogue';
import { translate } from '@vitrine/messages';

export const listPresets = (locale: InterfaceLocale): Preset[] =>
  channelPresets.map(({ id, frame, formats, maxBytes, mainImageOf }) => ({
    id,
    name: translate(locale, `presets.${id}`),
    size: 'width' in frame ? frame : null,
    longer_side: 'longerSidePx' in frame ? frame.longerSidePx : null,
    shorter_side: 'shorterSidePx' in frame ? frame.shorterSidePx : null,
    formats: [...formats],
    max_bytes: maxBytes,
    main_image_of: mainImageOf,
  }));
