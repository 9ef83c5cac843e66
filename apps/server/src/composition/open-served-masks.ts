import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import type { Logger } from 'pino';
import { askRembg, readRembgAddress, RembgError } from '../adapters/cutout/rembg/ask-rembg.ts';

/** Masks of the latest photos: during a touch-up the server need not be asked again. */
const KEPT = 16;
const PAUSE_MS = 500;

export interface ServedMasks {
  /** The mask of a preview in the engine's format; null if the server gave none. Rejects only if `signal` aborts. */
  maskOf(preview: Uint8Array, signal?: AbortSignal): Promise<Uint8Array | null>;
  /** Whether the last request was answered; null before the first. */
  answers(): boolean | null;
}

interface ServerSettings {
  url: string;
  timeoutMs: number;
}

/** Masks from a server, with one retry where it may help. */
export function openServedMasks(
  { url, timeoutMs }: ServerSettings,
  engine: Pick<Engine, 'readMask'>,
  log: Pick<Logger, 'warn'>,
): ServedMasks {
  const address = readRembgAddress(url);
  const kept = keepMasks();
  let answers: boolean | null = null;
  const ask = async (preview: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> => {
    const mask = await askRembg(address, preview, { timeoutMs, signal });
    return engine.readMask(mask, preview);
  };
  const askTwice = async (preview: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> => {
    try {
      return await ask(preview, signal);
    } catch (error) {
      // If the previous photo got no answer, do not wait twice.
      if (!(error instanceof RembgError) || !error.isPassing || answers === false) throw error;
      await delay(PAUSE_MS, undefined, signal && { signal });
      return ask(preview, signal);
    }
  };
  return {
    async maskOf(preview, signal) {
      try {
        const known = kept.of(preview);
        if (known !== undefined) return known;
        const mask = await askTwice(preview, signal);
        answers = true;
        return kept.add(preview, mask);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof RembgError) && !(error instanceof EngineError)) throw error;
        answers = false;
        log.warn({ host: address.host, why: error.message }, 'the cut-out server gave no mask');
        return null;
      }
    },
    answers: () => answers,
  };
}

/** The masks of the latest previews, keyed by the previews' bytes. */
function keepMasks() {
  const kept = new Map<string, Uint8Array>();
  const keyOf = (preview: Uint8Array): string => createHash('sha1').update(preview).digest('hex');
  return {
    of: (preview: Uint8Array): Uint8Array | undefined => kept.get(keyOf(preview)),
    add: (preview: Uint8Array, mask: Uint8Array): Uint8Array => {
      kept.set(keyOf(preview), mask);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
      return mask;
    },
  };
}
