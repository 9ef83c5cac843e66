/** Texts without those that differ from an earlier one by capitals only, or by the space before a unit: « 115cm », « 115 cm ». */
export function uniqueTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLocaleLowerCase().replaceAll(/(?<=\p{Nd})[ \u00a0](?=\p{L})/gu, '');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
