const ADDRESS = /[^\s@"'<>(),;:=]+@[^\s@"'<>(),;]+/g;

/** A technical message without what a query was asked with and without e-mail addresses. */
export const withoutPersons = (message: string): string =>
  (message.split('\nparams:')[0] ?? '').replaceAll(ADDRESS, '…@…').trim();
