/** Six digits of any script, with whatever was pasted between them. */
export const isTotpCode = (typed: string): boolean => /^\p{Nd}{6}$/u.test(typed.replaceAll(/[\s\p{Cf}-]/gu, ''));
