import type { InterfaceLocale } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { users } from '../../database/schema.ts';

export interface Recipient {
  to: string;
  name: string | null;
  locale: InterfaceLocale;
  verified: boolean;
}

/** Undefined for a guest, who has no address. */
export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user?.email == null) return undefined;
  const { email: to, fullName: name, language, emailVerifiedAt } = user;
  return { to, name, locale: language, verified: emailVerifiedAt !== null };
}
