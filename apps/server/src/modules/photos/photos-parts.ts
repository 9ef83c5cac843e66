import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';
import type { PhotoStudio } from './photo-studio-port.ts';

/** Dependencies of the photos module. */
export interface PhotosParts {
  db: Db;
  storage: Storage;
  queue: Queue;
  studio: PhotoStudio;
}
