import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { type RecoveryParts, sendRecovery } from '../send-recovery.ts';

/** Looks up here, where nobody waits, whether an address has an account. */
export const sendRecoveryTask = (parts: RecoveryParts): TaskDefinition<'send-recovery'> => ({
  name: 'send-recovery',
  concurrency: 1,
  retryLimit: 20,
  timeoutSeconds: 60,
  run: (data) => sendRecovery(parts, data),
  // After twenty retries the user has asked again.
  giveUp: async () => {},
});
