/** Labels before a grade: « Condition: good ». */
const LABEL =
  /^(?:[-•*]\s*)?(?:condition|item condition|zustand|état|etat|estado|condizioni|condizione|stato|staat|conditie|stan)\s*[:：–-]\s*/iu;

/** Grades that marketplaces ask for, and the same as words that mean something by themselves, which the lexicon knows. */
const GRADES: readonly (readonly [grade: RegExp, said: string])[] = [
  [/^(?:very|really) good$/iu, 'Very good condition'],
  [/^VGC$/u, 'Very good condition'],
  [/^EUC$/u, 'Excellent condition'],
  [/^GUC$/u, 'Good condition'],
  [/^BNWT$/u, 'New with tags'],
  [/^BNIB$/u, 'New in its box'],
  [/^(excellent|great|perfect|good)$/iu, '$1 condition'],
  [/^sehr gut$/iu, 'Sehr guter Zustand'],
  [/^gut$/iu, 'Guter Zustand'],
  [/^(très bon|bon|excellent|parfait)$/iu, '$1 état'],
  [/^muy bueno$/iu, 'Muy buen estado'],
  [/^bueno$/iu, 'Buen estado'],
  [/^(excelente|perfecto)$/iu, '$1 estado'],
  [/^ottimo$/iu, 'Ottime condizioni'],
  [/^buono$/iu, 'Buone condizioni'],
  [/^(muito bom|bom|ótimo|perfeito)$/iu, '$1 estado'],
  [/^zeer goed$/iu, 'Zeer goede staat'],
  [/^goed$/iu, 'Goede staat'],
  [/^(bardzo dobry|dobry|idealny)$/iu, 'Stan $1'],
];

/**
 * A line that is only a grade says what it grades: « Good » → « Good condition ». Two languages share « excellent », so a French one must follow
 * its label.
 */
export function sayCondition(line: string): string {
  const label = LABEL.exec(line)?.[0] ?? '';
  const grade = line.slice(label.length).trim().replace(/[.!]$/u, '');
  const isFrench = /^(?:état|etat)/iu.test(label);
  const known = GRADES.find(([pattern, said]) => pattern.test(grade) && (!isFrench || said.endsWith('état')));
  return known ? grade.replace(...known) : line;
}
