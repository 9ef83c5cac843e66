import type { Job, Variation } from '@vitrine/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf, call } from '../../../lib/api/call.ts';
import { followEvents } from '../../../lib/events/follow-events.ts';
import type { ServerEvent } from '../../../lib/events/parse-event-stream.ts';
import { parseJson } from '../../../lib/read-json.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { isChanging, isEnded, withVariation } from '../job-progress.ts';

export const jobKey = (id: string) => ['job', id] as const;

function apply(client: QueryClient, id: string, { event, data }: ServerEvent): void {
  if (event === 'job') client.setQueryData<Job>(jobKey(id), parseJson(data));
  if (event === 'variation')
    client.setQueryData<Job>(jobKey(id), (job) => job && withVariation(job, parseJson<Variation>(data)));
}

const isAtWork = (job: Job | undefined): boolean => job !== undefined && (!isEnded(job) || isChanging(job));

const POLL_MS = 3000;

/**
 * A job, live while it runs or a picture is being changed: by events, or by polling where events do not work. Credits may have
 * changed when it ends.
 */
export function useJob(id: string) {
  const client = useQueryClient();
  const [polled, setPolled] = useState(false);
  const query = useQuery({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => call('GET /jobs/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (polled && isAtWork(state.data) ? POLL_MS : false),
  });
  const running = isAtWork(query.data);
  useEffect(() => {
    if (!running) return undefined;
    const stop = new AbortController();
    followEvents(addressOf('/jobs/:id/events', { id }), (event) => apply(client, id, event), stop.signal).catch(() => {
      setPolled(true);
      return client.invalidateQueries({ queryKey: jobKey(id) });
    });
    return () => {
      stop.abort();
      const job = client.getQueryData<Job>(jobKey(id));
      if (job && isEnded(job)) announceUserUpdate();
    };
  }, [client, id, running]);
  return query;
}
