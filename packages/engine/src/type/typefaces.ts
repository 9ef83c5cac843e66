import type { Voice } from '../page/text-block.ts';

/** A font family as packaged: split into subsets, one file each. */
export interface Family {
  package: string;
  /** Allowed subsets, the first with a character is used; `all`: the numbered ones, then latin. */
  subsets: readonly string[] | 'all';
  /** Variable files with their axis name; without it there is one file per weight. */
  axis?: 'wght' | 'opsz';
}

/** Typographic settings of a script in a voice. */
export interface Setting {
  /** In descending priority: Skia uses the first with the character. */
  families: readonly Family[];
  /** Factor of the size, for the same visual size as Latin. */
  scale: number;
  /** Space above the first baseline and below the last, in sizes. */
  ascent: number;
  descent: number;
  /** Factor of the line height. */
  leading: number;
  /** Added weight, for the same darkness as Fraunces; in hundreds, as weights are. */
  bolder: number;
}

type Voices = Readonly<Record<Voice, Setting>>;
type Room = readonly [scale: number, ascent: number, descent: number, leading: number];

const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const INTER: Family = { package: '@fontsource/inter', subsets: ALPHABETS };
const FRAUNCES: Family = { package: '@fontsource/fraunces', subsets: ALPHABETS.slice(0, 3) };
/** Round and dark like Fraunces, which lacks Cyrillic and Greek. */
const LITERATA: Family = { package: '@fontsource-variable/literata', subsets: ALPHABETS, axis: 'opsz' };

const single = (name: string, subset: string): Family => ({ package: `@fontsource/${name}`, subsets: [subset] });
const variable = (name: string, subset: string): Family => ({
  package: `@fontsource-variable/${name}`,
  subsets: [subset],
  axis: 'wght',
});
/** Fonts with their own matching Latin, whose files mix it with the ideographs. */
const ideographic = (name: string): Family => ({
  package: `@fontsource-variable/${name}`,
  subsets: 'all',
  axis: 'wght',
});

function setting(families: readonly Family[], [scale, ascent, descent, leading]: Room, bolder = 0): Setting {
  return { families, scale, ascent, descent, leading, bolder };
}

const PLAIN: Room = [1, 0.86, 0.26, 1];
const ARABIC: Room = [1, 1.05, 0.45, 1.14];
const INDIC: Room = [1, 0.96, 0.4, 1.16];
const THAI: Room = [1, 1.12, 0.36, 1.22];
const NOTO_ARABIC = single('noto-sans-arabic', 'arabic');

const LATIN: Voices = { sans: setting([INTER], PLAIN), serif: setting([FRAUNCES], PLAIN) };
const EASTERN_EUROPE: Voices = { sans: LATIN.sans, serif: setting([LITERATA], PLAIN) };

/** An ideograph fills its square: at Latin's size it would look too large. */
function eastAsian(region: 'jp' | 'kr' | 'sc' | 'tc'): Voices {
  return {
    sans: setting([ideographic(`noto-sans-${region}`), INTER], [0.94, 0.88, 0.16, 1.12]),
    serif: setting([ideographic(`noto-serif-${region}`), FRAUNCES], [0.92, 0.88, 0.16, 1.14], 100),
  };
}

/** By language if it writes its script in its own way, else by ISO 15924 script. */
export const SETTINGS: Readonly<Record<string, Voices>> = {
  Latn: LATIN,
  Cyrl: EASTERN_EUROPE,
  Grek: EASTERN_EUROPE,
  Hebr: {
    sans: setting([variable('heebo', 'hebrew'), INTER], [1, 0.86, 0.26, 1.04]),
    serif: setting([variable('frank-ruhl-libre', 'hebrew'), FRAUNCES], [1.1, 0.92, 0.3, 1.04], 100),
  },
  Arab: {
    // Latin words in an Arabic line use the sans: a serif beside Kufi looks wrong.
    sans: setting([NOTO_ARABIC, INTER], ARABIC),
    serif: setting([single('noto-kufi-arabic', 'arabic'), INTER], ARABIC),
  },
  fa: {
    sans: setting([variable('vazirmatn', 'arabic'), INTER], ARABIC),
    serif: setting([variable('markazi-text', 'arabic'), FRAUNCES], [1.3, 1.05, 0.5, 1.14], 100),
  },
  ur: {
    sans: setting([NOTO_ARABIC, INTER], ARABIC),
    serif: setting([variable('noto-nastaliq-urdu', 'arabic'), INTER], [0.86, 1.3, 0.62, 1.66]),
  },
  Deva: {
    sans: setting([single('hind', 'devanagari'), INTER], INDIC),
    serif: setting([variable('noto-serif-devanagari', 'devanagari'), FRAUNCES], INDIC, 100),
  },
  Beng: {
    sans: setting([single('hind-siliguri', 'bengali'), INTER], INDIC),
    serif: setting([variable('noto-serif-bengali', 'bengali'), FRAUNCES], INDIC, 100),
  },
  Taml: {
    sans: setting([single('hind-madurai', 'tamil'), INTER], [0.94, 0.9, 0.36, 1.12]),
    serif: setting([variable('noto-serif-tamil', 'tamil'), FRAUNCES], [0.86, 0.9, 0.36, 1.12], 100),
  },
  Thai: {
    sans: setting([single('ibm-plex-sans-thai', 'thai'), INTER], THAI),
    serif: setting([single('trirong', 'thai'), FRAUNCES], THAI),
  },
  Jpan: eastAsian('jp'),
  Kore: eastAsian('kr'),
  Hans: eastAsian('sc'),
  Hant: eastAsian('tc'),
};

const known = new Map<string, Voices>();

/** Settings of a language (BCP 47) in a voice. */
export function settingOf(language: string, voice: Voice): Setting {
  const voices = known.get(language) ?? voicesOf(language);
  known.set(language, voices);
  return voices[voice];
}

function voicesOf(language: string): Voices {
  const { language: main, script = 'Latn' } = new Intl.Locale(language).maximize();
  return SETTINGS[main] ?? SETTINGS[script] ?? LATIN;
}
