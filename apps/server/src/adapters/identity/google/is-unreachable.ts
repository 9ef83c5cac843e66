import { ClientError } from 'openid-client';

/** Codes of openid-client for a missing or unusable answer: a time-out, an error page instead of a document. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Whether `error` means that the provider could not be reached, rather than that it refused. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ClientError && NO_ANSWER.has(cause.code ?? '')) return true;
    // fetch throws the first without a connection, the second after a time-out.
    if (cause instanceof TypeError && cause.message === 'fetch failed') return true;
    if (cause.name === 'TimeoutError') return true;
  }
  return false;
}
