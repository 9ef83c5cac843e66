/** Names of the cards that are taken; the same in every language. */
const CARDS = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const;

/** The cards in one line, joined as the reader's language joins a list. */
export const listCards = (locale: string): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(CARDS);
