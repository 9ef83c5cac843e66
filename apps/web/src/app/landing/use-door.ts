import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { handFiles } from '../../lib/handed-files.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { hasSession } from '../../lib/session/tokens.ts';

const INPUTS = 'input[data-door]';

/** `files` are waiting to be uploaded. */
export type DoorState =
  | { phase: 'closed' }
  | { phase: 'opening' }
  | { phase: 'failed'; error: unknown; files: readonly File[] };

/** Takes the files out of the inputs, so that the same photo can be chosen again. */
function takeChosen(inputs: Iterable<HTMLInputElement>): File[] {
  const files: File[] = [];
  for (const input of inputs) {
    files.push(...(input.files ?? []));
    input.value = '';
  }
  return files;
}

/** Listens for files chosen anywhere on the page, including those chosen before hydration. */
function useChosen(take: (files: readonly File[]) => void): void {
  const receive = useEffectEvent(take);
  useEffect(() => {
    const look = () => receive(takeChosen(document.querySelectorAll<HTMLInputElement>(INPUTS)));
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  }, []);
}

/** Takes photos on the start page: starts a guest session if there is none, and opens the studio with them. */
export function useDoor() {
  const [state, setState] = useState<DoorState>({ phase: 'closed' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const open = async (files: readonly File[]) => {
    if (files.length === 0 || state.phase === 'opening') return;
    setState({ phase: 'opening' });
    try {
      if (!hasSession()) {
        const { beginAsGuest } = await import('../../features/accounts/api/begin-as-guest.ts');
        await beginAsGuest(client, locale);
      }
      handFiles(files);
      await navigate('/generate');
    } catch (error) {
      setState({ phase: 'failed', error, files });
    }
  };
  const take = (files: readonly File[]) => void open(files);
  useChosen(take);
  return { state, take, close: () => setState({ phase: 'closed' }) };
}
