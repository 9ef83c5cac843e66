import { chooseNetwork, pathOf } from '../networks/choose-network.ts';
import { fetchNetwork, hasNetwork } from '../networks/fetch-network.ts';
import { licenceLine } from '../networks/licence-text.ts';
import { listNetworks } from '../networks/list-networks.ts';
import { measureNetwork } from '../networks/measure-network.ts';
import { keepMeasured, readMeasured } from '../networks/network-facts.ts';
import { networkFiles, networksFolder, OWN } from '../networks/network-files.ts';
import { keepNetworkInUse, readNetworkInUse } from '../networks/network-in-use.ts';
import { NetworkProblem } from '../networks/network-problem.ts';
import type { CatalogueEntry } from '../networks/read-catalogue.ts';
import { removeNetwork } from '../networks/remove-network.ts';
import { MODEL_HELP } from './model-help.ts';

/** The dependencies of the command. */
export interface ModelParts {
  dataDir: string;
  /** Value of the environment, which overrides the choice made here. */
  mattingModel: string | null;
  cutoutUrl: string | null;
  catalogue: readonly CatalogueEntry[];
  say: (line: string) => void;
  /** Bytes received so far, of how many. */
  onProgress: (name: string, done: number, total: number | null) => void;
  patienceMs?: number;
}

/**
 * `npm run model`: executes the given words.
 * @throws NetworkProblem one sentence
 */
export async function runModel(parts: ModelParts, words: readonly string[]): Promise<void> {
  const { rest, from } = takeFrom(words);
  const [command = 'list', name, ...more] = rest;
  if (rest.includes('--help') || rest.includes('-h') || command === 'help') return parts.say(MODEL_HELP);
  if (more.length > 0) throw new NetworkProblem(`"${more.join(' ')}" is unexpected: see npm run model -- --help.`);
  if (command === 'list' && name === undefined) return list(parts);
  // A name alone means: fetch and use it.
  if (name === undefined && isKnown(parts, command)) {
    if (command !== OWN) await fetchOne(parts, command, from);
    return use(parts, command);
  }
  const act = ACTS[command];
  if (act === undefined) throw unknownWord(parts, command);
  if (name === undefined)
    throw new NetworkProblem(`Which one? npm run model -- ${command} NAME; npm run model lists them.`);
  return act(parts, name, from);
}

const ACTS: Record<string, (parts: ModelParts, name: string, from?: string) => Promise<void>> = {
  fetch: fetchOne,
  check,
  use,
  remove,
};

function takeFrom(words: readonly string[]): { rest: string[]; from: string | undefined } {
  const at = words.indexOf('--from');
  if (at < 0) return { rest: [...words], from: undefined };
  const from = words[at + 1];
  if (from === undefined || !URL.canParse(from)) {
    throw new NetworkProblem('--from takes an address, such as https://mirror.example/isnet.onnx.');
  }
  return { rest: words.toSpliced(at, 2), from };
}

const isKnown = ({ catalogue }: ModelParts, name: string): boolean =>
  name === OWN || catalogue.some((one) => one.name === name);

function unknownWord({ catalogue }: ModelParts, word: string): NetworkProblem {
  const names = [OWN, ...catalogue.map(({ name }) => name)].join(', ');
  return new NetworkProblem(`There is no "${word}": take one of ${names}, or see npm run model -- --help.`);
}

function find(parts: ModelParts, name: string): CatalogueEntry {
  const entry = parts.catalogue.find((one) => one.name === name);
  if (entry === undefined) throw unknownWord(parts, name);
  return entry;
}

async function list({ catalogue, say, ...config }: ModelParts): Promise<void> {
  const folder = networksFolder(config.dataDir);
  const inUse = config.mattingModel === null ? ((await readNetworkInUse(folder)) ?? OWN) : '';
  for (const line of await listNetworks(catalogue, { folder, inUse })) say(line);
  say('');
  sayWhatWins({ ...config, say });
  say(
    'Fetch one and use it: npm run model -- isnet. Measure one here: npm run model -- check isnet. All: npm run model -- --help',
  );
}

function sayWhatWins({ mattingModel, cutoutUrl, say }: Pick<ModelParts, 'mattingModel' | 'cutoutUrl' | 'say'>): void {
  if (cutoutUrl !== null)
    say('CUTOUT_URL is set: a server is asked first, and a network here only when it does not answer.');
  if (mattingModel !== null) say(`MATTING_MODEL is set and overrides the choice made here: ${mattingModel}.`);
}

async function fetchOne(parts: ModelParts, name: string, from?: string): Promise<void> {
  const { say } = parts;
  if (name === OWN) return say('Our own network is included; there is nothing to fetch.');
  const entry = find(parts, name);
  const folder = networksFolder(parts.dataDir);
  say(`${name}: ${entry.title}. About ${entry.megabytes} MB from ${new URL(from ?? entry.url).host}.`);
  say(`Licence: ${licenceLine(entry)}. Its text is kept as ${networkFiles(folder, name).licence}: read it.`);
  const { wasThere, pinned } = await fetchNetwork(entry, {
    folder,
    from,
    onProgress: (done, total) => parts.onProgress(name, done, total),
    ...(parts.patienceMs !== undefined && { patienceMs: parts.patienceMs }),
  });
  if (wasThere) return say(`${name} has been fetched already.`);
  if (pinned !== null) {
    say(
      `No checksum of ${name} is published: the SHA-256 of this first file (${pinned}) is kept, and later files must match it.`,
    );
  }
  say(`${name} is fetched, complete and checked.`);
}

async function use(parts: ModelParts, name: string): Promise<void> {
  const folder = networksFolder(parts.dataDir);
  if (name !== OWN) {
    find(parts, name);
    if (!(await hasNetwork(folder, name)))
      throw new NetworkProblem(`${name} is not fetched yet: npm run model -- ${name}.`);
  }
  await keepNetworkInUse(folder, name === OWN ? null : name);
  parts.say(`${name === OWN ? 'Our own network' : name} cuts out from the next start on.`);
  sayWhatWins(parts);
}

async function remove(parts: ModelParts, name: string): Promise<void> {
  if (name === OWN) throw new NetworkProblem('Our own network cannot be removed: it cuts out when there is no other.');
  find(parts, name);
  const { wasThere, wasInUse } = await removeNetwork(networksFolder(parts.dataDir), name);
  parts.say(wasThere ? `${name} is removed.` : `${name} was not installed.`);
  if (wasInUse) parts.say('Our own network cuts out from the next start on.');
}

async function check(parts: ModelParts, name: string): Promise<void> {
  const { say } = parts;
  const folder = networksFolder(parts.dataDir);
  const models = name === OWN ? [] : [await modelOf(parts, name)];
  for (const [each, model] of [...models, [OWN, null] as const]) {
    if (each === OWN && name !== OWN && (await readMeasured(folder, OWN)) !== null) continue;
    say(`Measuring ${each} on our own samples …`);
    await keepMeasured(folder, each, await measureNetwork(model, (photo) => say(`  ${photo} is done`)));
  }
  const inUse =
    (await chooseNetwork(parts).catch(() => null)) === null ? OWN : ((await readNetworkInUse(folder)) ?? '');
  const shown = parts.catalogue.filter((one) => one.name === name);
  for (const line of await listNetworks(shown, { folder, inUse })) say(line);
  say('Three photos are few: test your own before you decide.');
}

async function modelOf(parts: ModelParts, name: string): Promise<readonly [string, string]> {
  const entry = find(parts, name);
  const folder = networksFolder(parts.dataDir);
  if (!(await hasNetwork(folder, name)))
    throw new NetworkProblem(`${name} is not fetched yet: npm run model -- fetch ${name}.`);
  return [name, pathOf(folder, entry)];
}
