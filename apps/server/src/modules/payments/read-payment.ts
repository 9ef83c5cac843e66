import { AppError, type Payment } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { findUserPayment } from './payments.repository.ts';
import { presentPayment } from './present-payment.ts';

/**
 * One of the caller's payments, as on its receipt.
 * @throws AppError not_found
 */
export async function readPayment(db: Db, userId: string, id: string): Promise<Payment> {
  const row = await findUserPayment(db, userId, id);
  if (row === undefined) throw new AppError('not_found');
  return presentPayment(row);
}
