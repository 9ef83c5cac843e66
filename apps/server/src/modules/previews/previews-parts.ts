import type { Db } from '../../database/db.ts';
import type { Storage } from '../../ports/storage-port.ts';
import type { PictureExporter } from '../jobs/index.ts';
import type { ProofStudio } from './proof-studio-port.ts';

/** Dependencies of the previews module. It stores nothing, so it needs no queue. */
export interface PreviewsParts {
  db: Db;
  storage: Storage;
  proofs: ProofStudio;
  exporter: PictureExporter;
}
