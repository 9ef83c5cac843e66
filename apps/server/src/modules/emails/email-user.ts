import type { EmailMessage } from './email-values.ts';
import type { EmailsParts } from './emails-parts.ts';
import { queueEmail } from './queue-email.ts';
import { findRecipient } from './recipients.repository.ts';

export type UserEmail = EmailMessage & {
  causeKey?: string;
  /** Only to a confirmed address. */
  verifiedOnly?: boolean;
};

/** Writes an e-mail to a user in the user's language, like queueEmail; a guest has no address and gets none. */
export async function emailUser(
  parts: EmailsParts,
  userId: string,
  { verifiedOnly = false, ...email }: UserEmail,
): Promise<void> {
  const recipient = await findRecipient(parts.db, userId);
  if (recipient === undefined || (verifiedOnly && !recipient.verified)) return;
  const { to, name, locale } = recipient;
  await queueEmail(parts, { ...email, userId, to, name, locale });
}
