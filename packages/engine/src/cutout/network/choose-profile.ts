import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type NetworkProfile, parseProfile } from './network-profile.ts';

const FOLDER = new URL('./profiles/', import.meta.url);

/**
 * The profile for a model file: the named one, else the one beside the model, else the first whose expression matches the file name.
 * @throws Error one sentence that lists the available profiles
 */
export async function chooseProfile(path: string, name: string | null): Promise<NetworkProfile> {
  const files = (await readdir(FOLDER)).toSorted();
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  if (name !== null) {
    if (names.includes(name)) return readKnown(name);
    throw new Error(`there is no profile "${name}", only ${names.join(', ')}`);
  }
  const beside = await readFile(`${path}.json`, 'utf8').catch(() => null);
  if (beside !== null) return parseProfile(beside, `${path}.json`);
  const known = await Promise.all(names.map(readKnown));
  const fitting = known.find(({ files }) => new RegExp(files, 'i').test(basename(path)));
  if (fitting) return fitting;
  throw new Error(
    `the name ${basename(path)} does not tell how the network wants to be asked: add # and one of ${names.join(', ')}`,
  );
}

async function readKnown(name: string): Promise<NetworkProfile> {
  return parseProfile(await readFile(new URL(`${name}.json`, FOLDER), 'utf8'), `profile ${name}`);
}
