import type { Config } from '../config.ts';
import { sendRecoveryTask } from '../modules/accounts/index.ts';
import { type Mailer, sendEmailTask } from '../modules/emails/index.ts';
import { type JobsParts, renderVariationTask, startJobTask } from '../modules/jobs/index.ts';
import { cutOutPhotoTask } from '../modules/photos/index.ts';
import type { TaskDefinition, TaskName } from '../ports/queue-port.ts';

/** Every kind of task: the queue refuses to start with a name that has none. */
export const taskDefinitions = (
  parts: JobsParts & { mailer: Mailer },
  { renderThreads, publicUrl }: Pick<Config, 'renderThreads' | 'publicUrl'>,
) =>
  [
    cutOutPhotoTask(parts),
    startJobTask(parts),
    renderVariationTask(parts, renderThreads),
    sendEmailTask(parts),
    sendRecoveryTask({ ...parts, publicUrl }),
  ] as TaskDefinition<TaskName>[];
