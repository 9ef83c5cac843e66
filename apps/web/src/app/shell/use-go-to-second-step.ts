import type { Entry } from '@vitrine/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isHalfDone } from '../../features/accounts/api/use-keep-entry.ts';

/** Goes to the second step if a sign-in requires it; `search` names the page after it. */
export function useGoToSecondStep(entry: Entry | undefined, search: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isHalfDone(entry)) void navigate(`/second-step${search}`);
  }, [entry, search, navigate]);
}
