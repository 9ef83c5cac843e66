import type { Caller } from '../../ports/caller.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { abortReason } from '../../text/abort-reason.ts';

interface Making {
  file: Promise<unknown>;
  callers: number;
  stop: AbortController;
}

/** Running work per storage, by its target key. */
const makings = new WeakMap<Storage, Map<string, Making>>();

/**
 * Makes a stored file once for all concurrent callers. A caller who disconnects only leaves; when none remain, the signal passed
 * to `make` aborts.
 */
export async function makeOnce<Value>(
  storage: Storage,
  key: string,
  caller: Caller,
  make: (caller: Caller) => Promise<Value>,
): Promise<Value> {
  caller.signal.throwIfAborted();
  const running = makings.get(storage) ?? new Map<string, Making>();
  makings.set(storage, running);
  const making = running.get(key) ?? begin(running, key, caller, make);
  making.callers += 1;
  const leave = () => {
    making.callers -= 1;
    if (making.callers > 0) return;
    if (running.get(key) === making) running.delete(key);
    making.stop.abort(caller.signal.reason);
  };
  const gone = new Promise<never>((_, reject) => {
    caller.signal.addEventListener('abort', () => reject(abortReason(caller.signal)), { once: true });
  });
  caller.signal.addEventListener('abort', leave, { once: true });
  try {
    return (await Promise.race([making.file, gone])) as Value;
  } finally {
    caller.signal.removeEventListener('abort', leave);
  }
}

function begin(
  running: Map<string, Making>,
  key: string,
  caller: Caller,
  make: (caller: Caller) => Promise<unknown>,
): Making {
  const stop = new AbortController();
  const file = make({ ...caller, signal: stop.signal });
  const making = { file, callers: 0, stop };
  running.set(key, making);
  const end = () => {
    if (running.get(key) === making) running.delete(key);
  };
  file.then(end, end);
  return making;
}
