const segmenters = new Map<string, Intl.Segmenter>();

/** A segmenter of a language, cached: creating one takes longer than a hundred uses. */
export function findSegmenter(language: string, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const known = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, known);
  return known;
}
