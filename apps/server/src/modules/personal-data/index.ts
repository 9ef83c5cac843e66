/** Public interface of the personal data module: export and deletion. */
export type { PersonalDataParts } from './personal-data-parts.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
export { removeFilesTask } from './tasks/remove-files.task.ts';
export { endGuestsTask } from './tasks/end-guests.task.ts';
export { sweepFilesTask } from './tasks/sweep-files.task.ts';
