/** Finds out quickly whether any word of a text, as language files list them, has a beginning. */
export function indexWords(text: string): (beginning: string) => boolean {
  const words = [...new Set(text.match(/(?<=[| "])[^| "]+/gu))].toSorted(byUnits);
  return (beginning) => {
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (words[middle]! < beginning) from = middle + 1;
      else to = middle;
    }
    return words[from]?.startsWith(beginning) === true;
  };
}

/** By code units, as strings are compared. */
const byUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
