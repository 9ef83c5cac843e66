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

/** Dependencies of the HTTP side; the composition root creates them, tests create their own. */
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
  /** Records metrics of answers. */
  noteAnswer?: (answer: Answered) => void;
  /** Creates the traces of answers; null or missing: no tracing. */
  tracerProvider?: TracerProvider | null;
  /** Aborted after an uncaught error: the process is about to end. */
  failed?: AbortSignal;
  /** Absolute folder of the web build; it may be missing. */
  webFolder: string;
  /** Calls under /api that belong to the storage (signed files). */
  storageRoutes?: FastifyPluginAsync;
  /** Routes of the local payment stand-in, under /api and outside it. */
  sandboxRoutes?: FastifyPluginAsync;
}
