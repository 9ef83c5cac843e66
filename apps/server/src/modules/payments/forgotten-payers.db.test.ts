import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emails, payments, webhookEvents } from '../../database/schema.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@private.example', first_line: '12 St James Square' };

describeOnDatabase('personal data in the provider’s events', (use) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(use());
  });
  afterAll(() => shop.close());

  const told = async () => JSON.stringify((await use().db.select().from(webhookEvents)).map(({ payload }) => payload));
  /** The newest event, with personal data of the buyer. */
  const addPersonalData = (about: object) => {
    const event = shop.payments.state.events.at(-1)!;
    Object.assign(event, { payload: { ...event.payload, ...about } });
    return event;
  };

  it('is removed once the event is processed and booked', async () => {
    const buyer = await shop.buyer('ada@shop.example');
    const { transactionId } = await buyer.begin('one_time');
    shop.payments.pay(transactionId);
    addPersonalData({ customer: ADA });
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(1);
    expect(await told()).toContain(transactionId);
    expect(await told()).not.toMatch(/Ada|private|St James/);
  });

  it('is never stored from events without a payment', async () => {
    const id = `evt_${crypto.randomUUID().replaceAll('-', '')}`;
    const payload = { kind: 'other', event_type: 'customer.updated', data: { id: 'ctm_gossip', ...ADA } };
    const event = { id, type: 'customer.updated', occurredAt: new Date(), payload };
    shop.payments.state.events.push(event);
    await shop.deliver([event]);
    const [row] = await use().db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
    expect(row).toMatchObject({ type: 'customer.updated', payload: { data: { id: 'ctm_gossip' } } });
    expect(row?.processedAt).not.toBeNull();
    expect(await told()).not.toMatch(/Ada|private|St James/);
  });

  it('is removed down to the last id when the account is deleted; the books stay', async () => {
    const buyer = await shop.buyer('leaves@shop.example');
    const { transactionId } = await buyer.begin('one_time');
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    const { customerId } = shop.payments.state.transactions[transactionId]!;
    expect(await told()).toContain(buyer.userId);
    const [mail] = await use().db.select().from(emails).where(eq(emails.to, 'leaves@shop.example'));
    await use()
      .db.insert(emails)
      .values({ ...mail!, id: crypto.randomUUID(), userId: null, causeKey: null });
    const answer = await shop.ask('DELETE /api/user', { token: buyer.token, payload: { password: PASSWORD } });
    expect(answer.statusCode).toBe(204);
    const left = await told();
    expect(left).toContain(transactionId);
    expect(left).not.toContain(buyer.userId);
    expect(customerId === null || !left.includes(customerId)).toBe(true);
    const { rows: count } = (await use().db.execute(
      sql`select count(*)::int as n from emails where "to" = 'leaves@shop.example'`,
    )) as { rows: { n: number }[] };
    expect(count[0]?.n).toBe(0);
    const [payment] = await use().db.select().from(payments).where(eq(payments.transactionId, transactionId));
    expect(payment).toMatchObject({ userId: null, amountMinor: 999 });
  });
});
