import type { CallIn, CallName, CallOut } from '@vitrine/contract';
import { request } from './request.ts';

type Input<N extends CallName> = CallIn<N> & { headers?: Record<string, string>; signal?: AbortSignal };
type Query = Record<string, string | number | undefined>;
type Given = {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** The address of a call: `/jobs/:id` with `{id}` and a query becomes `/api/jobs/0198…?limit=20`. */
export function addressOf(path: string, params: Record<string, string> = {}, query: Query = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}

/** One call of the contract, typed by its name: `call('GET /jobs/:id', { params: { id } })`. */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<CallOut<N>> {
  const { params, query, body, headers, signal } = input as Given;
  const [method = 'GET', path = '/'] = name.split(' ');
  const response = await request(addressOf(path, params, query), {
    method,
    headers: body === undefined ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return (response.status === 204 ? undefined : await response.json()) as CallOut<N>;
}
