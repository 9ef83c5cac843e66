import type { JobsParts } from '../jobs/index.ts';

/** Dependencies of the admin module: an administrator may do what a job's owner may. */
export type AdminParts = JobsParts;
