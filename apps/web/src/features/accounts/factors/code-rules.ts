/** Six digits of any script, ignoring pasted separators. */
export const isTotpCode = (typed: string): boolean => /^\p{Nd}{6}$/u.test(typed.replaceAll(/[\s\p{Cf}-]/gu, ''));
