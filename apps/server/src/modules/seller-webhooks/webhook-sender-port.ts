import type { DeliveryFailure } from '@vitrine/contract';

/** One message to one address. */
export interface WebhookMessageToSend {
  url: string;
  /** Of the message: the same at every try. */
  id: string;
  /** JSON, byte by byte as it is signed. */
  body: string;
  /** `whsec_…`; each signs, the newest first. */
  secrets: readonly string[];
}

/** Brings messages to addresses that sellers name: none of them may lead into a private network. */
export interface WebhookSender {
  /** Whether an address may be told anything, as far as it says itself; where its name leads is looked at when something is sent. */
  accepts(url: string): boolean;
  /**
   * Signs and posts the message, once; follows nobody anywhere else.
   * @returns status of the answer
   * @throws WebhookError where there was no answer
   */
  send(message: WebhookMessageToSend): Promise<{ status: number }>;
}

/** No answer came. */
export class WebhookError extends Error {
  readonly failure: Exclude<DeliveryFailure, 'answer' | 'gone'>;

  constructor(failure: WebhookError['failure'], options?: ErrorOptions) {
    super(failure, options);
    this.name = 'WebhookError';
    this.failure = failure;
  }
}
