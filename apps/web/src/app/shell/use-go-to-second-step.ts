import type { Entry } from '@vitrine/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isHalfDone } from '../../features/accounts/api/use-keep-entry.ts';

/** Goes on to the second step where a sign-in asks for it; `search` says where to go afterwards. */
export function useGoToSecondStep(entry: Entry | undefined, search: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isHalfDone(entry)) void navigate(`/second-step${search}`);
  }, [entry, search, navigate]);
}
