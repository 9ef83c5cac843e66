import { readConfig } from './config.ts';
import { explainFailure } from './composition/explain-failure.ts';
import { readEnvFile } from './composition/read-env-file.ts';

/**
 * The process. Its parts are loaded inside, so that a missing native package also gives a clear message.
 */
/** Running tasks and open requests get ten seconds each, in parallel; then the process ends regardless. */
const STOP_PATIENCE_MS = 20_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
let config: ReturnType<typeof readConfig> | null = null;
// Other users of this machine must not read database, photos and keys.
process.umask(0o077);
try {
  readEnvFile();
  config = readConfig(process.env);
  const { startServer } = await import('./composition/start-server.ts');
  const { startLines } = await import('./composition/start-lines.ts');
  const server = await startServer(config);
  for (const line of startLines(config, server)) say(line);
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping: running pictures end first, waiting ones go on at the next start.');
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    server.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stop(0)).on('SIGTERM', () => stop(0));
  // Last resort: after an uncaught error the state is unknown, so the process ends, but after a graceful stop.
  const giveUp = (error: unknown): void => {
    server.fail(error);
    if (!stopping) stop(1);
  };
  process.on('uncaughtException', giveUp).on('unhandledRejection', giveUp);
} catch (error) {
  const sentence = explainFailure(error, config);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
