import { DEFAULT_STYLE_IDS, type InterfaceLocale, type Style } from '@vitrine/contract';
import { styles } from '@vitrine/engine/catalogue';
import { translate } from '@vitrine/messages';

const DEFAULTS = new Set<string>(DEFAULT_STYLE_IDS);

export const listStyles = (locale: InterfaceLocale): Style[] =>
  styles.map(({ id, width, height }) => ({
    id,
    name: translate(locale, `styles.${id}.name`),
    description: translate(locale, `styles.${id}.description`),
    size: { width, height },
    default: DEFAULTS.has(id),
  }));
