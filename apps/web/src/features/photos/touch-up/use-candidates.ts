import type { CutoutCandidate, TouchUp } from '@vitrine/contract';
import { useState } from 'react';
import { useSaid } from '../api/use-said.ts';
import { meansSame } from './gestures.ts';

interface Given {
  photoId: string;
  present: TouchUp;
  say: (touchUp: TouchUp) => void;
  /** The engine is not sure, as far as is known now. */
  isDoubtful: boolean;
}

const NONE: CutoutCandidate[] = [];

/** What may be meant by what was said, and the choice among it. */
export function useCandidates({ photoId, present, say, isDoubtful }: Given) {
  const said = useSaid(photoId);
  const list = said !== undefined && said.candidates.length > 1 ? said.candidates : NONE;
  // Asked as the sitting begins or when the seller wants it, never in between: the photo would move under the finger.
  // Once it was asked it stays: what a tap has made sure may still be the wrong thing.
  const [isOpen, open] = useState(isDoubtful && list.length > 1);
  /** They belong to what was meant before: others are on their way. */
  const isStale = said !== undefined && !meansSame(said, present);
  return {
    list,
    isStale,
    chosen: present.choice ?? 0,
    choose: (choice: number) => {
      if (!isStale && choice !== (present.choice ?? 0)) say({ ...present, choice });
    },
    isOpen,
    open,
  };
}
