/**
 * Standards, certificates and connectors that are written the same in every language, with their kind. They are printed only if
 * the description contains them.
 */
const MARKS: readonly (readonly [kind: 'certified' | 'power' | 'compatible', pattern: RegExp])[] = [
  ['certified', /\bIP(?:X\d|\d[\dX])\b/gu],
  ['certified', /\bOEKO[- ]?TEX\b(?:®)?(?:\s+Standard\s+100)?/giu],
  ['certified', /\b(?:GOTS|FSC|FDA|RoHS|LFGB|TÜV|ECOCERT|COSMOS|NSF|ASTM|REACH|PEFC|RDS|GRS)\b/gu],
  ['certified', /\bEN\s?\d{2,5}(?:-\d)?\b|\bISO\s?\d{4,5}\b/gu],
  ['certified', /\bSPF\s?\d{2}\+?|\bLSF\s?\d{2}\+?/gu],
  ['power', /\bBluetooth(?:\s?\d(?:\.\d)?)?/giu],
  ['power', /\bUSB-?C\b(?![\s-]*(?:cable|kabel|câble|charging|laden))/giu],
  ['power', /\bWi-?Fi(?:\s?\d[A-Z]?)?\b/giu],
  ['power', /\b(?:HDMI|NFC|MagSafe|4K|1080p|720p|RGB|E27|E14|GU10|DDR\d|SSD)\b/gu],
];

/** A mark of a text, as typed. */
export interface Mark {
  kind: 'certified' | 'power' | 'compatible';
  text: string;
  start: number;
  end: number;
}

/** The marks of a text, each where it stands. */
export function findMarks(text: string): Mark[] {
  return MARKS.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      kind,
      text: found.trim(),
      start: index,
      end: index + found.length,
    })),
  );
}
