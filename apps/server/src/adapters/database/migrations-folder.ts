import { fileURLToPath } from 'node:url';

/** The one migrations folder, for both databases. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
