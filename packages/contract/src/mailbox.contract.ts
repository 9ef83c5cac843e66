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
    sent_at: z.string(),
  })
  .meta({ id: 'MailboxMessage' });
export type MailboxMessage = z.infer<typeof mailboxMessage>;
export const mailboxQuery = z.object({ to: z.string().max(254).optional() });
export const mailbox = z.object({ items: z.array(mailboxMessage) });
