/** The behaviour of a test card; Paddle's own sandbox uses the same numbers. */
export type CardFate = 'paid' | 'declined' | 'confirm' | 'declinedLater';

interface TestCard {
  number: string;
  fate: CardFate;
}

/** Source: https://developer.paddle.com/concepts/payment-methods/credit-debit-card#test-payment-method */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', fate: 'paid' },
  { number: '4000000000000002', fate: 'declined' },
  { number: '4000003800000446', fate: 'confirm' },
  { number: '4000002760003184', fate: 'declinedLater' },
];

export const fateOf = (digits: string): CardFate | undefined =>
  TEST_CARDS.find(({ number }) => number === digits)?.fate;
