import { ClientError } from 'openid-client';

/** Codes of openid-client for an answer that is none: a time-out, a page of errors instead of a document. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Whether `error` says that the provider could not be asked, rather than that it said no. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ClientError && NO_ANSWER.has(cause.code ?? '')) return true;
    // What fetch throws when there is no connection, and when there was none in time.
    if (cause instanceof TypeError && cause.message === 'fetch failed') return true;
    if (cause.name === 'TimeoutError') return true;
  }
  return false;
}
