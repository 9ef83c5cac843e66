import type { Photo } from '@vitrine/contract';
import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';

/** Intake of a large photo, beside others. */
const TIMEOUT_MS = 60_000;

/** Turns a photo clockwise by a quarter. `onTurned` gets the new photo, which replaces the old one. */
export function useTurn(onTurned: (photo: Photo) => void) {
  const say = useErrorText();
  const [isTurning, setTurning] = useState(false);
  const [hasTurned, setTurned] = useState(false);
  const turn = async ({ id }: Photo) => {
    if (isTurning) return;
    setTurning(true);
    setTurned(false);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      onTurned(await call('POST /images/:id/turn', { params: { id }, body: { quarter_turns: 1 }, signal }));
      setTurned(true);
      // The server keeps it if an older set uses it.
      call('DELETE /images/:id', { params: { id } }).catch(() => undefined);
    } catch (error) {
      toast.error(say(error));
    } finally {
      setTurning(false);
    }
  };
  return { isTurning, hasTurned, turn };
}
