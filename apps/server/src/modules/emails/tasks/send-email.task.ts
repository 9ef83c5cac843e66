import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { findEmail, updateEmail } from '../outbox.repository.ts';
import { sendEmail, type SendingParts } from '../send-email.ts';

/** Half a minute, then doubled each time up to an hour: about a day until it is given up. */
const RETRY = { retryLimit: 34, retryDelaySeconds: { first: 30, most: 3600 } };

/** Delivers one e-mail of the outbox. */
export const sendEmailTask = (parts: SendingParts): TaskDefinition<'send-email'> => ({
  name: 'send-email',
  concurrency: 2,
  ...RETRY,
  timeoutSeconds: 180,
  keyOf: ({ emailId }) => emailId,
  run: ({ emailId }) => sendEmail(parts, emailId),
  giveUp: async ({ emailId }) => {
    const email = await findEmail(parts.db, emailId);
    if (email?.status === 'waiting') await updateEmail(parts.db, emailId, { status: 'failed' });
  },
});
