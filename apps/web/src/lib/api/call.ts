import type { CallIn, CallName, CallOut } from '@vitrine/contract';
import { request, requestAs } from './request.ts';

type Input<N extends CallName> = CallIn<N> & Ways;
type Ways = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sends the body as form data; fields that are undefined are left out. */
  asForm?: boolean;
  /** The access token of another session than this browser's. */
  as?: string;
};
type Query = Record<string, string | number | undefined>;
type Given = Ways & { params?: Record<string, string>; query?: Query; body?: unknown };

/** The encoded body and its content type; the browser sets that of form data itself. */
function encode(body: unknown, asForm: boolean): { body?: string | URLSearchParams; type?: string } {
  if (body === undefined) return {};
  if (!asForm) return { body: JSON.stringify(body), type: 'application/json' };
  const pairs = Object.entries(body as Record<string, string | undefined>).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return { body: new URLSearchParams(pairs) };
}

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
  const { params, query, body: given, headers, signal, asForm = false, as } = input as Given;
  const [method = 'GET', path = '/'] = name.split(' ');
  const { body, type } = encode(given, asForm);
  const init: RequestInit = {
    method,
    headers: type === undefined ? { ...headers } : { 'Content-Type': type, ...headers },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
  const address = addressOf(path, params, query);
  const response = await (as === undefined ? request(address, init) : requestAs(as, address, init));
  const answer: CallOut<N> = response.status === 204 ? undefined : await response.json();
  return answer;
}
