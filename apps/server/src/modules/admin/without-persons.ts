const ADDRESS = /[^\s@"'<>(),;:=]+@[^\s@"'<>(),;]+/g;

/** A technical message without query parameters and e-mail addresses. */
export const withoutPersons = (message: string): string =>
  (message.split('\nparams:')[0] ?? '').replaceAll(ADDRESS, '…@…').trim();
