import { type CallOut, type Job, type Problem, type Session, type WebhookDelivery } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { webhookDeliveries, webhookEndpoints } from '../../database/schema.ts';
import { giveApiKey, givePlan } from '../../testing/api-access.ts';
import { openWebhookSender } from '../../testing/open-webhook-sender.ts';
import { openSellerReceiver, type ReceivedMessage, type SellerReceiver } from '../../testing/seller-receiver.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';
import { openSecret, sealSecret } from '../accounts/index.ts';
import { deliverWebhook } from './deliver-webhook.ts';

type Added = CallOut<'POST /webhook-endpoints'>;

describeOnDatabase('webhooks of a seller', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let userId: string;
  let receiver: SellerReceiver;
  let added: Added;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
    seller = await studio.seller('hooks');
    userId = (await studio.ask('GET /api/auth/me', { token: seller.token })).json<Session['user']>().id;
  });
  beforeEach(async () => {
    receiver = await openSellerReceiver();
    await use().db.delete(webhookEndpoints);
  });
  afterAll(() => studio.close());

  const ask = <T>(call: string, payload?: object) =>
    studio.ask(call, { token: seller.token, ...(payload && { payload }) }).then((answer) => answer.json<T>());
  const add = async (url = receiver.url, events = ['job.completed', 'job.failed', 'job.cancelled']) =>
    (added = await ask<Added>('POST /api/webhook-endpoints', { url, events }));
  const log = async () =>
    (
      await ask<CallOut<'GET /webhook-endpoints/:id/deliveries'>>(
        `GET /api/webhook-endpoints/${added.endpoint.id}/deliveries`,
      )
    ).items;
  const settled = (status: WebhookDelivery['status']) =>
    vi.waitFor(
      async () => {
        const [newest] = await log();
        expect(newest?.status).toBe(status);
        return newest!;
      },
      { timeout: 50_000, interval: 50 },
    );
  const verify = ({ rawBody, headers }: ReceivedMessage, secret: string) =>
    new Webhook(secret).verify(rawBody, headers as Record<string, string>);
  const done = async () => {
    await receiver.close();
  };

  it('are available only with the plan', async () => {
    const answer = await ask<Problem>('POST /api/webhook-endpoints', { url: receiver.url, events: ['job.completed'] });
    expect(answer.code).toBe('plan_needed');
    await givePlan(use().db, userId, 'premium');
    await done();
  });

  it('report the end of a job once, signed, and are listed', async () => {
    const { endpoint, secret } = await add();
    expect(secret).toMatch(/^whsec_/);
    const [row] = await use().db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    const key = await giveApiKey(use().db, userId, true);
    const payload = { image_ids: [seller.photoId], language: 'en' };
    const { id } = (await studio.ask('POST /api/jobs', { token: key, payload })).json<Job>();
    const message = await receiver.until(1);
    expect(verify(message, secret)).toMatchObject({
      type: 'job.completed',
      data: { job_id: id, status: 'completed', sandbox: true, credit: 'none', pictures: { ready: 20, total: 20 } },
    });
    expect(() => verify({ ...message, rawBody: message.rawBody.replace('20', '30') }, secret)).toThrow(/signature/);
    const told = await settled('delivered');
    expect(told).toMatchObject({ id: message.headers['webhook-id'], type: 'job.completed', job_id: id });
    expect(told.tries).toMatchObject([{ status: 204, failure: null }]);
    expect(receiver.received).toHaveLength(1);
    await done();
  });

  it('report a cancelled job only to addresses subscribed to it', async () => {
    await add(receiver.url, ['job.cancelled']);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    studio.onRender = () => held;
    const { id } = (await seller.createJob()).json<Job>();
    await ask(`POST /api/jobs/${id}/cancel`);
    const { rawBody } = await receiver.until(1);
    expect(JSON.parse(rawBody)).toMatchObject({ type: 'job.cancelled', data: { job_id: id, credit: 'returned' } });
    go();
    studio.onRender = async () => {};
    await done();
  });

  it('are retried under the same id until accepted, and resent on request', async () => {
    await add();
    receiver.answerWith(500);
    await ask(`POST /api/webhook-endpoints/${added.endpoint.id}/test`);
    // The queue of these tests makes one attempt.
    const failed = await settled('failed');
    expect(failed.tries).toMatchObject([{ status: 500, failure: 'answer' }]);
    const { db } = use();
    const parts = { db, webhookSender: openWebhookSender() };
    await db.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, failed.id));
    await expect(deliverWebhook(parts, { deliveryId: failed.id, round: 0 })).rejects.toThrow('answer 500');
    expect((await log())[0]).toMatchObject({ status: 'waiting', tries: [{ status: 500 }, { status: 500 }] });
    receiver.answerWith(200);
    await ask(`POST /api/webhook-deliveries/${failed.id}/resend`);
    expect((await settled('delivered')).tries.map(({ status }) => status)).toEqual([200, 500, 500]);
    // The new attempts replace the earlier ones.
    await deliverWebhook(parts, { deliveryId: failed.id, round: 0 });
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.id]));
    await done();
  });

  it('follow no redirects', async () => {
    const other = await openSellerReceiver();
    await add();
    receiver.answerWith(302, { location: other.url });
    await ask(`POST /api/webhook-endpoints/${added.endpoint.id}/test`);
    expect((await settled('failed')).tries[0]).toMatchObject({ status: 302, failure: 'answer' });
    expect(other.received).toEqual([]);
    await other.close();
    await done();
  });

  it('stop for an address that answers 410, and continue when it is enabled again', async () => {
    await add();
    receiver.answerWith(410);
    await ask(`POST /api/webhook-endpoints/${added.endpoint.id}/test`);
    expect((await settled('failed')).tries[0]).toMatchObject({ status: 410, failure: 'gone' });
    const { items } = await ask<CallOut<'GET /webhook-endpoints'>>('GET /api/webhook-endpoints');
    expect(items[0]?.enabled).toBe(false);
    const test = `POST /api/webhook-endpoints/${added.endpoint.id}/test`;
    expect((await ask<Problem>(test)).code).toBe('webhook_off');
    receiver.answerWith(204);
    await ask(`PATCH /api/webhook-endpoints/${added.endpoint.id}`, { enabled: true });
    await ask(test);
    await settled('delivered');
    await done();
  });

  it('have secrets under a separate key, and older ones still sign', async () => {
    const { secret, endpoint } = await add();
    const ofEndpoint = eq(webhookEndpoints.id, endpoint.id);
    const [row] = await use().db.select().from(webhookEndpoints).where(ofEndpoint);
    const sealed = row!.sealedSecret;
    expect(await openSecret(use().db, endpoint.id, sealed, 'webhooks')).toBe(secret);
    await expect(openSecret(use().db, endpoint.id, sealed)).rejects.toThrow(/authenticate|tag/i);
    const sealedSecret = await sealSecret(use().db, endpoint.id, secret);
    await use().db.update(webhookEndpoints).set({ sealedSecret }).where(ofEndpoint);
    await ask(`POST /api/webhook-endpoints/${endpoint.id}/test`);
    expect(verify(await receiver.until(1), secret)).toMatchObject({ type: 'webhook.test' });
    await done();
  });

  it('are signed with both secrets for a day after a change', async () => {
    const { secret: first } = await add();
    const { secret: second, endpoint } = await ask<Added>(
      `POST /api/webhook-endpoints/${added.endpoint.id}/rotate-secret`,
    );
    expect(Date.parse(endpoint.former_secret_until ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const test = `POST /api/webhook-endpoints/${added.endpoint.id}/test`;
    await ask(test);
    const both = await receiver.until(1);
    for (const secret of [first, second]) expect(verify(both, secret)).toMatchObject({ type: 'webhook.test' });
    await use()
      .db.update(webhookEndpoints)
      .set({ formerSecretUntil: new Date(Date.now() - 1) });
    await ask(test);
    const later = await receiver.until(2);
    expect(verify(later, second)).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(later, first)).toThrow(/signature/);
    await done();
  });

  it('report why a receiver was not reached', async () => {
    const closed = receiver.url;
    await done();
    await add(closed);
    await ask(`POST /api/webhook-endpoints/${added.endpoint.id}/test`);
    expect((await settled('failed')).tries[0]).toMatchObject({ status: null, failure: 'no_connection' });
  });
});
