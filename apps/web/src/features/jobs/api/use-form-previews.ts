import type { Preset, Variation } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import { addressOf } from '../../../lib/api/call.ts';
import { request } from '../../../lib/api/request.ts';
import { unfitReasons } from '../unfit-reasons.ts';

/** A picture in a channel's format: its address, in progress, or failed. */
export type FormPreview = { src: string } | 'making' | 'failed';

const MAKING: FormPreview = 'making';

async function load(id: string, preset: Preset, signal: AbortSignal): Promise<string> {
  const address = addressOf('/variations/:id/file', { id }, { size: 'preview', preset: preset.id });
  const blob = await (await request(address, { signal })).blob();
  signal.throwIfAborted();
  return URL.createObjectURL(blob);
}

/** Identifies versions of pictures: their previews' addresses without signatures. */
const namesOf = (pictures: readonly Variation[]): string =>
  pictures.map(({ id, preview_url: preview }) => `${id} ${preview?.split('?')[0] ?? ''}`).join('\n');

/**
 * Small previews of finished pictures in a channel's format, by id; requested one after the other. Empty without a channel; a
 * picture that does not fit the channel has none.
 */
export function useFormPreviews(
  pictures: readonly Variation[],
  preset: Preset | null,
): ReadonlyMap<string, FormPreview> {
  const wanted = preset === null ? [] : pictures.filter((one) => one.status === 'ready' && fits(preset, one));
  const key = preset === null ? '' : `${preset.id}\n${namesOf(wanted)}`;
  const [made, setMade] = useState<{ key: string; previews: ReadonlyMap<string, FormPreview> }>();
  useEffect(() => {
    if (preset === null) return undefined;
    const stop = new AbortController();
    const addresses: string[] = [];
    const makeAll = async () => {
      let previews: ReadonlyMap<string, FormPreview> = new Map();
      for (const { id } of wanted) {
        const src = await load(id, preset, stop.signal).catch(() => null);
        if (src !== null) addresses.push(src);
        if (stop.signal.aborted) break;
        previews = new Map(previews).set(id, src === null ? 'failed' : { src });
        setMade({ key, previews });
      }
      if (stop.signal.aborted) for (const address of addresses) URL.revokeObjectURL(address);
    };
    void makeAll();
    return () => {
      stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
    // `key` names all that is read here: the pictures come as new objects with each answer of the server.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const previews = made?.key === key ? made.previews : new Map<string, FormPreview>();
  return new Map(wanted.map(({ id }) => [id, previews.get(id) ?? MAKING]));
}

const fits = (preset: Preset, picture: Variation): boolean => unfitReasons(preset, picture).length === 0;
