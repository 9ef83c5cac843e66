import { hasNetwork } from './fetch-network.ts';
import { networkFiles, networksFolder, OWN } from './network-files.ts';
import { readNetworkInUse } from './network-in-use.ts';
import { NetworkProblem } from './network-problem.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * The network that cuts out, in openNetwork's format; null: our own. The environment overrides the choice of `npm run model`.
 * @throws NetworkProblem when the file of the chosen one is gone
 */
export async function chooseNetwork(config: { mattingModel: string | null; dataDir: string }): Promise<string | null> {
  if (config.mattingModel !== null) return config.mattingModel;
  const folder = networksFolder(config.dataDir);
  const name = await readNetworkInUse(folder);
  const entry = readCatalogue().find((one) => one.name === name);
  if (entry === undefined) return null;
  if (await hasNetwork(folder, entry.name)) return pathOf(folder, entry);
  throw new NetworkProblem(
    `The network ${entry.name} was chosen, but its file is missing: fetch it with npm run model -- ${entry.name}, or go back ` +
      `to our own with npm run model -- use ${OWN}.`,
  );
}

/** As openNetwork takes it. */
export const pathOf = (folder: string, { name, profile }: { name: string; profile: string }): string =>
  `${networkFiles(folder, name).model}#${profile}`;
