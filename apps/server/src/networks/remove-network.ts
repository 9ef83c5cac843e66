import { rm } from 'node:fs/promises';
import { hasNetwork } from './fetch-network.ts';
import { networkFiles } from './network-files.ts';
import { keepNetworkInUse, readNetworkInUse } from './network-in-use.ts';

/** Removes a network and its files, including a partial download. @returns what existed */
export async function removeNetwork(folder: string, name: string): Promise<{ wasThere: boolean; wasInUse: boolean }> {
  const wasThere = await hasNetwork(folder, name);
  const wasInUse = (await readNetworkInUse(folder)) === name;
  // First, so that no start finds a chosen network without its file.
  if (wasInUse) await keepNetworkInUse(folder, null);
  const { model, part, partNote, licence, facts } = networkFiles(folder, name);
  for (const file of [model, part, partNote, licence, facts]) await rm(file, { force: true });
  return { wasThere, wasInUse };
}
