import type { Photo, TouchedUpPhoto, TouchUp } from '@vitrine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { createSaver, type Saver, type Saving } from '../touch-up/create-saver.ts';
import { meansSame } from '../touch-up/gestures.ts';
import type { Answer } from '../touch-up/use-layer.ts';
import { saidQuery } from './use-said.ts';

/** Longer than any answer takes, also of a large network that looks twice; short enough to try again. */
const TIMEOUT_MS = 90_000;

export interface TouchingUp extends Saver<TouchUp> {
  saving: Saving;
  /** The newest answer since the page was opened; null before the first. */
  answer: Answer | null;
}

/** Sends what is said about a cut-out, and lets the page know the photo with the new one. */
export function useTouchUp(photoId: string, onChange: (photo: Photo) => void): TouchingUp {
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ status: 'saved' });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const saver = useMemo(() => {
    const put = (body: TouchUp) =>
      call('PUT /images/:id/cutout', { params: { id: photoId }, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const onAnswer = ({ candidates, ...photo }: TouchedUpPhoto, touchUp: TouchUp) => {
      const keep = (queryKey: readonly string[], data: unknown) => {
        // A question that is on its way would bring back an older state.
        void client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, data);
      };
      keep(['photo', photoId], photo);
      keep(saidQuery(photoId).queryKey, { ...touchUp, candidates });
      setAnswer({ photo, touchUp });
    };
    // The thing meant before must not flash up when another was tapped meanwhile.
    const leadsTo = (list: TouchUp, newest: TouchUp) => meansSame(list, newest) && list.choice === newest.choice;
    return createSaver(put, { onAnswer, onSaving: setSaving, leadsTo });
  }, [client, photoId]);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (answer !== null) tell(answer.photo);
  }, [answer]);
  return { ...saver, saving, answer };
}
