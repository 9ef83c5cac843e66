import { spawn } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import type { Measured } from './network-facts.ts';
import { NetworkProblem } from './network-problem.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../cli/measure-network.ts');
const said = z.union([
  z.object({ photo: z.string() }),
  z.object({ overlap: z.number(), seconds: z.number(), memoryMb: z.number() }),
]);

/**
 * Measures a network on our own samples in a separate process: this isolates its memory use and its crashes.
 * @param model in openNetwork's format, @param onPhoto called after each photo
 * @throws NetworkProblem one sentence
 */
export async function measureNetwork(model: string | null, onPhoto: (name: string) => void): Promise<Measured> {
  const child = spawn(process.execPath, [PROGRAM, ...(model === null ? [] : [model])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (complaint += text));
  let result: Measured | null = null;
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const told = said.parse(JSON.parse(line));
      if ('photo' in told) onPhoto(told.photo);
      else result = told;
    }
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => resolve([code, signal]));
  });
  if (result !== null && code === 0) return result;
  if (signal === 'SIGKILL') {
    throw new NetworkProblem('The system ended it, most likely because memory ran out: choose a smaller network.');
  }
  throw new NetworkProblem(complaint.trim().split('\n')[0] ?? 'It could not be measured.');
}
