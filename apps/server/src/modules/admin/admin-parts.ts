import type { JobsParts } from '../jobs/index.ts';

/** What the admin module is given: an administrator may ask for what a job's owner may. */
export type AdminParts = JobsParts;
