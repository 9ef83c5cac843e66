import type { Variation } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import { addressOf } from '../../../lib/api/call.ts';
import { request } from '../../../lib/api/request.ts';

/** The requested version, and the number of the attempt. */
type Asked = Readonly<{ version: string; attempt: number }>;

/** Names a version of a picture: its preview's address without the signature. */
const versionOf = ({ id, preview_url: preview }: Variation): string => `${id} ${preview?.split('?')[0] ?? ''}`;

async function load(id: string, signal: AbortSignal): Promise<string> {
  const response = await request(addressOf('/variations/:id/file', { id }, { size: 'full' }), { signal });
  const blob = await response.blob();
  signal.throwIfAborted();
  return URL.createObjectURL(blob);
}

/**
 * The full-size picture, from when it is needed until another is viewed: only one is held in memory.
 * @returns its address in this page, and a way to try again
 */
export function useFullPicture(picture: Variation, wanted: boolean) {
  const version = versionOf(picture);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [answer, setAnswer] = useState<Asked & { src: string | null }>();
  if (wanted && asked?.version !== version) setAsked({ version, attempt: 1 });
  const attempt = asked?.version === version ? asked.attempt : 0;
  const { id } = picture;
  useEffect(() => {
    if (attempt === 0) return undefined;
    const stop = new AbortController();
    let src: string | null = null;
    const loaded = load(id, stop.signal).catch(() => null);
    void loaded.then((address) => {
      src = address;
      if (!stop.signal.aborted) setAnswer({ version, attempt, src });
      return src;
    });
    return () => {
      stop.abort();
      if (src !== null) URL.revokeObjectURL(src);
    };
  }, [id, version, attempt]);
  const tryAgain = () => setAsked({ version, attempt: attempt + 1 });
  if (attempt === 0) return { state: 'none', src: null, tryAgain } as const;
  if (answer?.version !== version || answer.attempt !== attempt)
    return { state: 'loading', src: null, tryAgain } as const;
  return { state: answer.src === null ? 'failed' : 'there', src: answer.src, tryAgain } as const;
}
