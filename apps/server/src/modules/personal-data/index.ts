/** The door of what everyone may ask of their data: all of it as a file, and that it is gone. */
export type { PersonalDataParts } from './personal-data-parts.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
export { removeFilesTask } from './tasks/remove-files.task.ts';
export { endGuestsTask } from './tasks/end-guests.task.ts';
export { sweepFilesTask } from './tasks/sweep-files.task.ts';
