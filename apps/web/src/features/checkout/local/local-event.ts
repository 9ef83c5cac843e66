import type { CheckoutEventNames } from '@paddle/paddle-js';

/** The overlay's events, named as in paddle.js. */
export type LocalEvent = `${CheckoutEventNames}`;
