import type { Job, Photo } from '@vitrine/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toast } from 'sonner';
import type { Uploads } from '../../features/photos/api/use-uploads.ts';
import { call } from '../../lib/api/call.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { saidOf } from './said-of.ts';
import type { Settings } from './set-body.ts';

const UNDO_MS = 10_000;

/** The set with its photos, which may have been deleted since. */
async function fetchSet(id: string, signal: AbortSignal): Promise<{ job: Job; photos: Photo[] }> {
  const job = await call('GET /jobs/:id', { params: { id }, signal });
  const photos = await Promise.all(
    job.images.map((image) => call('POST /images/:id/restore', { params: { id: image.id }, signal })),
  );
  return { job, photos };
}

/** Callbacks for a fetched set, and for a failure. */
function useFilling(uploads: Uploads, before: Settings, change: (part: Partial<Settings>) => void) {
  const { t } = useTranslation('sets');
  const say = useErrorText();
  const put = (entries: Uploads['entries']) => {
    uploads.clear();
    for (const [at, entry] of entries.entries()) uploads.restore(entry, at);
  };
  const fill = ({ job, photos }: { job: Job; photos: Photo[] }): void => {
    const { entries } = uploads;
    put(photos.map((photo) => ({ key: photo.id, name: photo.filename, status: 'ready', photo })));
    change(saidOf(job));
    const undo = () => {
      put(entries);
      change(before);
    };
    if (entries.length === 0) toast(t('reuse.done'));
    else toast(t('reuse.replaced'), { action: { label: t('reuse.undo'), onClick: undo }, duration: UNDO_MS });
  };
  const fail = (error: unknown): void => void toast.error(t('reuse.failed'), { description: say(error) });
  return { fill, fail };
}

/**
 * `/generate?from=<job>`: fills the draft with the photos and settings of a set, once. An undo restores the previous draft.
 */
export function useReusedSet(uploads: Uploads, before: Settings, change: (part: Partial<Settings>) => void): void {
  const filling = useFilling(uploads, before, change);
  const fill = useEffectEvent(filling.fill);
  const fail = useEffectEvent(filling.fail);
  const [address, setAddress] = useSearchParams();
  const from = address.get('from');
  const leave = useEffectEvent(() =>
    setAddress(
      (given) => {
        given.delete('from');
        return given;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (from === null) return undefined;
    const stop = new AbortController();
    const begin = async () => {
      try {
        fill(await fetchSet(from, stop.signal));
      } catch (error) {
        if (stop.signal.aborted) return;
        fail(error);
      }
      leave();
    };
    void begin();
    return () => stop.abort();
  }, [from]);
}
