import type { CreateJobBody, PreviewEvents, PreviewsBody } from '@vitrine/contract';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { ProblemError } from '../../../lib/api/problem.ts';
import { request } from '../../../lib/api/request.ts';
import { parseEventStream } from '../../../lib/events/parse-event-stream.ts';
import { parseJson } from '../../../lib/read-json.ts';
import { actionOf, NO_PREVIEWS, type PreviewsAction, previewsAfter } from '../previews-state.ts';

/** A base64 file as bytes. */
const bytesOf = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (character) => character.charCodeAt(0));

/** Object URLs, revoked when the page is left. */
function useAddresses() {
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const { current } = addresses;
    return () => {
      for (const address of current) URL.revokeObjectURL(address);
      current.clear();
    };
  }, []);
  return useCallback(({ data, media_type: type }: PreviewEvents['picture']) => {
    const address = URL.createObjectURL(new Blob([bytesOf(data)], { type }));
    addresses.current.add(address);
    return address;
  }, []);
}

type Keep = (file: PreviewEvents['picture']) => string;

/** Throws ProblemError if the server refuses, at once or later; NetworkError without an answer. */
async function follow(body: PreviewsBody, keep: Keep, dispatch: Dispatch<PreviewsAction>, signal: AbortSignal) {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal, cache: 'no-store' } as const;
  const response = await request('/api/previews', init);
  for await (const event of parseEventStream(response)) {
    if (signal.aborted) return;
    if (event.event === 'ended') throw new ProblemError(422, parseJson<PreviewEvents['ended']>(event.data));
    const action = actionOf(event, keep);
    if (action !== null) dispatch(action);
  }
}

/** All previews of a set, as they are made; unchanged ones stay. Leaving the page aborts and discards them. */
export function usePreviews() {
  const [state, dispatch] = useReducer(previewsAfter, NO_PREVIEWS);
  const keep = useAddresses();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const have = Object.fromEntries(Object.entries(state.proofs).map(([style, { key }]) => [style, key]));
  /** `wish` serialises all inputs of the pictures. */
  const make = async (body: CreateJobBody, wish = JSON.stringify(body)) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    dispatch({ type: 'ask', madeOf: wish });
    try {
      await follow({ ...body, have }, keep, dispatch, own.signal);
      // After `done` the run is over, and this has no effect.
      if (!own.signal.aborted) dispatch({ type: 'end', phase: 'lost' });
    } catch (error) {
      if (own.signal.aborted) return;
      const refused = error instanceof ProblemError;
      dispatch(refused ? { type: 'refuse', error } : { type: 'end', phase: 'lost' });
    }
  };
  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'end', phase: 'stopped' });
  };
  return { state, make, stop };
}

export type Previews = ReturnType<typeof usePreviews>;
