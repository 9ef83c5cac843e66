import { errorCode } from '../text/error-code.ts';

/** Codes of Node and PostgreSQL that mean: not now, perhaps soon. */
const CODES = new Set([
  'DATABASE_AWAY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // too_many_connections; query_canceled (its time-out); shutting down, crashed, starting; idle in transaction for too long.
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
]);

/** What the driver throws without a code. */
const MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/;

/** The database was seen to be away: nothing was asked of it. */
export class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY';

  constructor(options?: ErrorOptions) {
    super('the database does not answer', options);
    this.name = 'DatabaseAwayError';
  }
}

/** Whether `error` (or what caused it) means that the database cannot be reached at this moment, so that trying again can help. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined && (CODES.has(code) || code.startsWith('08'))) return true;
  return MESSAGE.test(error.message) || isAway(error.cause);
}
