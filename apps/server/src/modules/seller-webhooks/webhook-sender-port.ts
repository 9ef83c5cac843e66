import type { DeliveryFailure } from '@vitrine/contract';

/** One message to one address. */
export interface WebhookMessageToSend {
  url: string;
  /** Message id: the same at every attempt. */
  id: string;
  /** JSON, exactly the signed bytes. */
  body: string;
  /** `whsec_…`; each signs, newest first. */
  secrets: readonly string[];
}

/** Sends messages to addresses chosen by sellers: none may reach a private network. */
export interface WebhookSender {
  /** Whether an address is acceptable by its text; its DNS addresses are checked when something is sent. */
  accepts(url: string): boolean;
  /**
   * Signs and posts the message once; redirects are not followed.
   * @returns status of the answer
   * @throws WebhookError without an answer
   */
  send(message: WebhookMessageToSend): Promise<{ status: number }>;
}

/** No answer arrived. */
export class WebhookError extends Error {
  readonly failure: Exclude<DeliveryFailure, 'answer' | 'gone'>;

  constructor(failure: WebhookError['failure'], options?: ErrorOptions) {
    super(failure, options);
    this.name = 'WebhookError';
    this.failure = failure;
  }
}
