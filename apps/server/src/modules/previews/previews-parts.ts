import type { Db } from '../../database/db.ts';
import type { Storage } from '../../ports/storage-port.ts';
import type { PictureExporter } from '../jobs/index.ts';
import type { ProofStudio } from './proof-studio-port.ts';

/** What the previews module is given. Nothing that it makes is kept, so it has no use for a queue. */
export interface PreviewsParts {
  db: Db;
  storage: Storage;
  proofs: ProofStudio;
  exporter: PictureExporter;
}
