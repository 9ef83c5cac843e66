import type { Config } from '../config.ts';
import { cleanUpTask, sendRecoveryTask } from '../modules/accounts/index.ts';
import { type Mailer, resumeSendingTask, sendEmailTask } from '../modules/emails/index.ts';
import {
  changePictureTask,
  type JobsParts,
  purgeJobsTask,
  renderVariationTask,
  startJobTask,
  touchUpJobTask,
} from '../modules/jobs/index.ts';
import {
  cancelSubscriptionOf,
  endSubscriptionTask,
  type PaymentsParts,
  reconcilePaymentsTask,
  workOffEventTask,
} from '../modules/payments/index.ts';
import { endGuestsTask, removeFilesTask, sweepFilesTask } from '../modules/personal-data/index.ts';
import { cutOutPhotoTask } from '../modules/photos/index.ts';
import { deliverWebhookTask, forgetDeliveriesTask, type WebhookSender } from '../modules/seller-webhooks/index.ts';
import type { TaskDefinition, TaskName } from '../ports/queue-port.ts';
import { askAgainTask } from './ask-again-task.ts';

/** Every kind of task: the queue refuses to start without a definition for each name. */
export const taskDefinitions = (
  parts: JobsParts & Pick<PaymentsParts, 'paymentProvider'> & { mailer: Mailer; webhookSender: WebhookSender },
  { renderThreads, publicUrl }: Pick<Config, 'renderThreads' | 'publicUrl'>,
) => {
  const definitions = [
    cutOutPhotoTask(parts),
    startJobTask({ ...parts, publicUrl }),
    renderVariationTask({ ...parts, publicUrl }, renderThreads),
    touchUpJobTask(parts),
    changePictureTask(parts, renderThreads),
    purgeJobsTask(parts),
    sendEmailTask(parts),
    resumeSendingTask(parts),
    sendRecoveryTask({ ...parts, publicUrl }),
    cleanUpTask(parts),
    removeFilesTask(parts),
    sweepFilesTask(parts),
    endGuestsTask({
      ...parts,
      cancelSubscriptionOf: (tx, userId) => cancelSubscriptionOf({ db: tx, queue: parts.queue }, userId),
    }),
    workOffEventTask({ ...parts, publicUrl }),
    endSubscriptionTask(parts),
    reconcilePaymentsTask({ ...parts, publicUrl }),
    deliverWebhookTask(parts),
    forgetDeliveriesTask(parts),
  ] as TaskDefinition<TaskName>[];
  return [...definitions, askAgainTask(parts, definitions) as TaskDefinition<TaskName>];
};
