import { spawn } from 'node:child_process';

/** A program's last output may arrive after its end; a process that it left behind may keep its output open for ever. */
const LAST_WORDS_MS = 2000;

/**
 * Runs a program with this terminal, forwards SIGINT and SIGTERM to it, and waits for its end.
 * @param {((chunk: Buffer) => void) | undefined} options.write receives its output instead of the terminal
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function runProgram(file, args, { write, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = write === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(file, args, { stdio, ...options });
    if (write !== undefined) for (const stream of [child.stdout, child.stderr]) stream.on('data', write);
    const handOn = (signal) => child.kill(signal);
    process.on('SIGINT', handOn).on('SIGTERM', handOn);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', handOn).off('SIGTERM', handOn);
      const end = () => resolve(code ?? 1);
      const patience = setTimeout(end, LAST_WORDS_MS);
      child.on('close', () => {
        clearTimeout(patience);
        end();
      });
    });
  });
}
