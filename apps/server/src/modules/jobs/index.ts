export type { PictureExporter } from './exporter-port.ts';
export type { Generator } from './generator-port.ts';
export { listenToJobChanges } from './job-changes.ts';
export { jobFilesRoutes } from './job-files.routes.ts';
export type { JobsParts } from './jobs-parts.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { picturesRoutes } from './pictures.routes.ts';
export { renderVariationTask } from './tasks/render-variation.task.ts';
export { startJobTask } from './tasks/start-job.task.ts';
