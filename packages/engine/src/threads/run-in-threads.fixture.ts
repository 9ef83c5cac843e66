import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { EngineError } from '../model.ts';
import { answer, type Answer } from './run-in-threads.ts';

/** Functions that run-in-threads.test.ts runs in its threads. */
export function work(task: 'refuse' | 'throw' | 'exit' | 'crash' | 'sleep' | 'double'): Promise<Answer<string>> {
  return answer(perform(task));
}

async function perform(task: string): Promise<string> {
  switch (task) {
    case 'refuse':
      throw new EngineError('no_product_found', 'Nothing there');
    case 'throw':
      throw new TypeError('A mistake in a step');
    case 'exit':
      process.exit(3);
      break;
    case 'crash':
      setImmediate(() => {
        throw new Error('Out of nowhere');
      });
      await sleep(10_000);
      break;
    case 'sleep':
      await sleep(300);
      break;
    default:
  }
  return task;
}

/** Id of the answering thread: no two threads have the same. */
export const thread = (): Promise<Answer<number>> => answer(Promise.resolve(threadId));

/** Id of the process it runs in. */
export const host = (): Promise<Answer<number>> => answer(Promise.resolve(process.pid));

export const length = (bytes: Uint8Array): Promise<Answer<number>> => answer(Promise.resolve(bytes.length));
