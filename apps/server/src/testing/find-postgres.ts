import { existsSync, readdirSync } from 'node:fs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL server's programs, where Debian and its derivatives install them; null if there is none. */
export function findPostgres(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const versions = readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => `${DEBIAN_FOLDER}/${version}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`)) ?? null;
}
