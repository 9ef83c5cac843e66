import type { CheckoutEventNames } from '@paddle/paddle-js';

/** What the overlay tells, by the names of paddle.js. */
export type LocalEvent = `${CheckoutEventNames}`;
