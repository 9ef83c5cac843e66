import type { MailboxMessage } from '@vitrine/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { readJson } from '../../../lib/read-json.ts';

const POLL_MS = 4000;

/** E-mails of this machine, newest first, looked up again every few seconds. */
export const useMailbox = () =>
  useQuery({
    queryKey: ['mailbox'],
    queryFn: async ({ signal }) => {
      const response = await request('/dev/mailbox', { headers: { Accept: 'application/json' }, signal });
      return (await readJson<{ items: MailboxMessage[] }>(response)).items;
    },
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
