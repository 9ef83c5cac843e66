import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { type RecoveryParts, sendRecovery } from '../send-recovery.ts';

/** Whether an address has an account is found out here, where nobody waits for it. */
export const sendRecoveryTask = (parts: RecoveryParts): TaskDefinition<'send-recovery'> => ({
  name: 'send-recovery',
  concurrency: 1,
  retryLimit: 20,
  timeoutSeconds: 60,
  run: (data) => sendRecovery(parts, data),
  // Twenty tries later its asker has asked again.
  giveUp: async () => {},
});
