import type { CutoutCandidate, TouchUp } from '@vitrine/contract';
import { useState } from 'react';
import { useSaid } from '../api/use-said.ts';
import { meansSame } from './gestures.ts';

interface Given {
  photoId: string;
  present: TouchUp;
  say: (touchUp: TouchUp) => void;
  /** The engine is unsure, as far as known. */
  isDoubtful: boolean;
}

const NONE: CutoutCandidate[] = [];

/** The alternatives for the current input, and the choice among them. */
export function useCandidates({ photoId, present, say, isDoubtful }: Given) {
  const said = useSaid(photoId);
  const list = said !== undefined && said.candidates.length > 1 ? said.candidates : NONE;
  // Shown when the session starts or on request, never in between: the photo would move under the finger. Once shown they stay: a
  // tap may have made the engine sure of the wrong product.
  const [isOpen, open] = useState(isDoubtful && list.length > 1);
  /** They belong to the previous input: new ones are loading. */
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
