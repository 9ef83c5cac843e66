import { SingleBar } from 'cli-progress';
import { explainFailure } from '../composition/explain-failure.ts';
import { readEnvFile } from '../composition/read-env-file.ts';
import { type Config, readConfig } from '../config.ts';
import { NetworkProblem } from '../networks/network-problem.ts';
import { readCatalogue } from '../networks/read-catalogue.ts';
import { runModel } from './run-model.ts';

/** `npm run model`: another network for the cut-out, fetched at the user's request. */
let config: Config | null = null;
const bar = new SingleBar({ format: ' {bar} {mega} of {megas} MB  {eta_formatted}', hideCursor: true });
let isShown = false;
const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);

function onProgress(_name: string, done: number, total: number | null): void {
  const facts = { mega: mega(done), megas: total === null ? '?' : mega(total) };
  if (!isShown) bar.start(total ?? done, done, facts);
  isShown = true;
  bar.update(done, facts);
}

function endBar(): void {
  if (isShown) bar.stop();
  isShown = false;
}

const say = (line: string): void => {
  endBar();
  console.log(line);
};

try {
  readEnvFile();
  config = readConfig(process.env);
  await runModel({ ...config, catalogue: readCatalogue(), say, onProgress }, process.argv.slice(2));
} catch (error) {
  endBar();
  console.error(sentenceOf(error, config));
  process.exitCode = 1;
}

function sentenceOf(error: unknown, settings: Config | null): string {
  if (error instanceof NetworkProblem) return error.message;
  return explainFailure(error, settings) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
