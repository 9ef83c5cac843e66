import { readConfig } from './config.ts';
import { explainFailure } from './composition/explain-failure.ts';
import { readEnvFile } from './composition/read-env-file.ts';

/**
 * The process. What it is made of is loaded inside, so that a missing native package is one clear sentence too.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
let config: ReturnType<typeof readConfig> | null = null;
try {
  readEnvFile();
  config = readConfig(process.env);
  const { startServer } = await import('./composition/start-server.ts');
  const { startLines } = await import('./composition/start-lines.ts');
  const server = await startServer(config);
  for (const line of startLines(config, server)) say(line);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping: running pictures end first, waiting ones go on at the next start.');
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
} catch (error) {
  const sentence = explainFailure(error, config);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
