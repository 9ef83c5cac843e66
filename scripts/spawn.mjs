import { spawn } from 'node:child_process';

/**
 * Runs a program with the terminal of this one, hands SIGINT and SIGTERM on to it, and waits for its end.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runProgram(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    const handOn = (signal) => child.kill(signal);
    process.on('SIGINT', handOn).on('SIGTERM', handOn);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', handOn).off('SIGTERM', handOn);
      resolve(code ?? 1);
    });
  });
}
