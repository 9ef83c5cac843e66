import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { hasFactor } from './factors/has-factor.ts';
import { findUser } from './users.repository.ts';

/**
 * Requires the role at this moment, and a second factor: a password alone must not give access to everybody's data.
 * @throws AppError forbidden, second_factor_required
 */
export async function requireAdminRights(db: Db, userId: string): Promise<void> {
  if ((await findUser(db, userId))?.role !== 'admin') throw new AppError('forbidden');
  if (!(await hasFactor(db, userId))) throw new AppError('second_factor_required');
}
