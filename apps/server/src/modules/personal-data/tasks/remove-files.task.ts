import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { Storage } from '../../../ports/storage-port.ts';
import { jobFolder } from '../../jobs/index.ts';
import { photoFiles } from '../../photos/index.ts';

/** Removes the files of deleted photos and jobs. */
export const removeFilesTask = ({ storage }: { storage: Storage }): TaskDefinition<'remove-files'> => ({
  name: 'remove-files',
  concurrency: 1,
  retryLimit: 100,
  retryDelaySeconds: { first: 5, most: 3600 },
  timeoutSeconds: 600,
  run: async ({ photoIds, jobIds }) => {
    const folders = [...photoIds.map((id) => photoFiles(id).folder), ...jobIds.map(jobFolder)];
    for (const folder of folders) await storage.removeFolder(folder);
  },
  // After days of retries a person must look: the log names the rest.
  giveUp: async () => {},
});
