import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';
import type { PhotoStudio } from '../photos/index.ts';
import type { PictureExporter } from './exporter-port.ts';
import type { Generator } from './generator-port.ts';
import type { JobChanges } from './job-changes.ts';

/** Dependencies of the jobs module. */
export interface JobsParts {
  db: Db;
  storage: Storage;
  queue: Queue;
  studio: PhotoStudio;
  generator: Generator;
  exporter: PictureExporter;
  changes: JobChanges;
}

/** Dependencies of the job tasks: they write e-mails with links. */
export interface JobTaskParts extends JobsParts {
  publicUrl: string;
}
