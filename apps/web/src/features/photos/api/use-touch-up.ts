import type { Photo, TouchedUpPhoto, TouchUp } from '@vitrine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { createSaver, type Saver, type Saving } from '../touch-up/create-saver.ts';
import { meansSame } from '../touch-up/gestures.ts';
import type { Answer } from '../touch-up/use-layer.ts';
import { saidQuery } from './use-said.ts';

/** Longer than any answer takes, even with a large network that runs twice; short enough for a retry. */
const TIMEOUT_MS = 90_000;

export interface TouchingUp extends Saver<TouchUp> {
  saving: Saving;
  /** The latest answer since the page was opened; null before the first. */
  answer: Answer | null;
}

/** Sends a cut-out's input, and updates the photo in the page. */
export function useTouchUp(photoId: string, onChange: (photo: Photo) => void): TouchingUp {
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ status: 'saved' });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const saver = useMemo(() => {
    const put = (body: TouchUp) =>
      call('PUT /images/:id/cutout', { params: { id: photoId }, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const onAnswer = ({ candidates, ...photo }: TouchedUpPhoto, touchUp: TouchUp) => {
      const keep = (queryKey: readonly string[], data: unknown) => {
        // A pending request would restore an older state.
        void client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, data);
      };
      keep(['photo', photoId], photo);
      keep(saidQuery(photoId).queryKey, { ...touchUp, candidates });
      setAnswer({ photo, touchUp });
    };
    // The previously meant product must not flash up if another was tapped meanwhile.
    const leadsTo = (list: TouchUp, newest: TouchUp) => meansSame(list, newest) && list.choice === newest.choice;
    return createSaver(put, { onAnswer, onSaving: setSaving, leadsTo });
  }, [client, photoId]);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (answer !== null) tell(answer.photo);
  }, [answer]);
  return { ...saver, saving, answer };
}
