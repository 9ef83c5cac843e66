import type { TracerProvider } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import type { Answered } from './http/access-log.ts';
import type { AccessTokens, AccountsParts, GoogleParts } from './modules/accounts/index.ts';
import type { JobsParts } from './modules/jobs/index.ts';
import type { PersonalDataParts } from './modules/personal-data/index.ts';
import type { PaymentsParts } from './modules/payments/index.ts';
import type { PhotosParts } from './modules/photos/index.ts';
import type { PreviewsParts } from './modules/previews/index.ts';
import type { SellerWebhooksParts } from './modules/seller-webhooks/index.ts';

/** Everything the HTTP side is given; the composition root makes it, tests make their own. */
export interface AppParts
  extends
    PhotosParts,
    JobsParts,
    PreviewsParts,
    SellerWebhooksParts,
    Pick<AccountsParts, 'readPlan'>,
    Pick<GoogleParts, 'identityProvider'>,
    Pick<PersonalDataParts, 'cancelSubscriptionOf'>,
    Pick<PaymentsParts, 'paymentProvider'> {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'databaseUrl'
    | 'standIns'
    | 'trustProxy'
    | 'requestsPerMinute'
    | 'guestDays'
    | 'refundPolicy'
    | 'promo'
    | 'samples'
    | 'paddle'
    | 's3'
    | 'mail'
  >;
  /** Signs and verifies access tokens with the key that all processes share. */
  tokens: AccessTokens;
  logger: FastifyBaseLogger;
  /** Keeps figures of answers. */
  noteAnswer?: (answer: Answered) => void;
  /** Makes the traces of answers; null or missing: none are made. */
  tracerProvider?: TracerProvider | null;
  /** Aborted when something went wrong that nobody caught: the process is about to end. */
  failed?: AbortSignal;
  /** Absolute folder of the web's build; it may be missing. */
  webFolder: string;
  /** Calls under /api that come with the storage (signed files). */
  storageRoutes?: FastifyPluginAsync;
  /** What the local stand-in of the payment provider answers, under /api and without it. */
  sandboxRoutes?: FastifyPluginAsync;
}
