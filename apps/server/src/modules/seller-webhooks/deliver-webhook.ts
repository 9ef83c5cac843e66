import type { Db } from '../../database/db.ts';
import type { DeliveryTry } from '../../database/schema.ts';
import type { Tasks } from '../../ports/queue-port.ts';
import { openSecret } from '../accounts/index.ts';
import { type DeliveryRow, findDelivery, updateDelivery } from './deliveries.repository.ts';
import { type EndpointRow, updateOwnEndpoint } from './endpoints.repository.ts';
import type { SellerWebhooksParts } from './seller-webhooks-parts.ts';
import { WebhookError, type WebhookSender } from './webhook-sender-port.ts';

/** More than anybody reads. */
const KEPT_TRIES = 20;
const GONE = 410;

/**
 * Tries once to deliver a message to its endpoint, and records the result. A crash before the record sends it again with the same
 * id.
 * @throws Error if a retry may help
 */
export async function deliverWebhook(
  { db, webhookSender }: Pick<SellerWebhooksParts, 'db' | 'webhookSender'>,
  { deliveryId, round }: Tasks['deliver-webhook'],
): Promise<void> {
  const found = await findDelivery(db, deliveryId);
  if (found?.delivery.status !== 'waiting' || found.delivery.round !== round) return;
  const { delivery, endpoint } = found;
  if (!endpoint.isEnabled) return void (await updateDelivery(db, delivery, { status: 'failed' }));
  const tried = await tryOnce(db, webhookSender, found);
  const tries = [tried, ...delivery.tries].slice(0, KEPT_TRIES);
  if (tried.failure === null) return void (await updateDelivery(db, delivery, { tries, status: 'delivered' }));
  if (tried.failure === 'gone') {
    await updateOwnEndpoint(db, endpoint.userId, endpoint.id, { isEnabled: false });
    return void (await updateDelivery(db, delivery, { tries, status: 'failed' }));
  }
  await updateDelivery(db, delivery, { tries });
  throw new Error(`the webhook was not taken: ${tried.failure} ${tried.status ?? ''}`.trim());
}

async function tryOnce(
  db: Db,
  sender: WebhookSender,
  { delivery, endpoint }: { delivery: DeliveryRow; endpoint: EndpointRow },
): Promise<DeliveryTry> {
  const { id, body } = delivery;
  const secrets = await secretsOf(db, endpoint);
  const begun = performance.now();
  const outcome = await sender.send({ url: endpoint.url, id, body, secrets }).then(judge, (error: unknown) => {
    if (error instanceof WebhookError) return { status: null, failure: error.failure };
    throw error;
  });
  return { at: new Date().toISOString(), ...outcome, milliseconds: Math.round(performance.now() - begun) };
}

function judge({ status }: { status: number }): Pick<DeliveryTry, 'status' | 'failure'> {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status === GONE ? 'gone' : 'answer' };
}

/** Newest first. */
async function secretsOf(db: Db, endpoint: EndpointRow): Promise<string[]> {
  const { id, sealedSecret, formerSealedSecret, formerSecretUntil } = endpoint;
  const former = formerSecretUntil !== null && formerSecretUntil > new Date() ? formerSealedSecret : null;
  const sealed = [sealedSecret, ...(former === null ? [] : [former])];
  return Promise.all(sealed.map((each) => openSealed(db, id, each)));
}

/** Secrets from before webhooks had their own key are encrypted under the key of second factors. */
const openSealed = (db: Db, id: string, sealed: string): Promise<string> =>
  openSecret(db, id, sealed, 'webhooks').catch(() => openSecret(db, id, sealed));
