import { z } from 'zod';

/** An e-mail as the development mailbox shows it. */
export const mailboxMessage = z
  .object({
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.array(z.string()),
    /** When it was sent; before that, when it was written. */
    sent_at: z.string(),
    status: z.literal(['waiting', 'sent', 'failed']),
    /** Why the last delivery failed. */
    failure: z.string().nullable(),
    /** Of the reader; null when the words are gone, because a mail server has them. */
    language: z.string().nullable(),
  })
  .meta({ id: 'MailboxMessage' });
export type MailboxMessage = z.infer<typeof mailboxMessage>;
export const mailboxQuery = z.object({ to: z.string().max(254).optional() });
export const mailbox = z.object({ items: z.array(mailboxMessage) });
