import type { ICustomerResponse } from '@paddle/paddle-node-sdk';
import type { z } from 'zod';
import type { Db } from '../../../database/db.ts';
import { emitEvents } from './emit-events.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { PaddleError } from './paddle-error.ts';
import type { createCustomerBody, updateCustomerBody } from './requests.ts';
import { insertEntity, listEntities, lockEntity, saveEntity } from './sandbox.repository.ts';

/** @throws PaddleError customer_already_exists: an address belongs to one customer, whatever their status */
export async function createCustomer(db: Db, body: z.infer<typeof createCustomerBody>): Promise<ICustomerResponse> {
  const [other] = await listEntities(db, 'customer', { where: { email: [body.email] }, limit: 1 });
  if (other !== undefined) {
    const detail = `customer email conflicts with customer of id ${other.id}`;
    throw new PaddleError(409, 'customer_already_exists', detail);
  }
  const now = new Date().toISOString();
  const customer: ICustomerResponse = {
    id: newPaddleId('ctm'),
    name: body.name ?? null,
    email: body.email,
    marketing_consent: false,
    status: 'active',
    custom_data: body.custom_data ?? null,
    locale: body.locale,
    created_at: now,
    updated_at: now,
    import_meta: null,
  };
  await emitEvents(db, [{ type: 'customer.created', data: customer }]);
  return insertEntity(db, 'customer', customer);
}

export async function updateCustomer(
  db: Db,
  id: string,
  body: z.infer<typeof updateCustomerBody>,
): Promise<ICustomerResponse> {
  const customer = await lockEntity(db, 'customer', id);
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const updated = { ...customer, ...given, updated_at: new Date().toISOString() };
  await emitEvents(db, [{ type: 'customer.updated', data: updated }]);
  return saveEntity(db, 'customer', updated);
}
