import { errorCode } from '../text/error-code.ts';

/** Codes of Node and PostgreSQL for temporary unavailability. */
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
  // too_many_connections; query_canceled (statement timeout); shutting down, crashed, starting; idle-in-transaction timeout.
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
]);

/** Messages of the driver's errors that have no code. */
const MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/;

/** The database is known to be unreachable, so no query was sent. */
export class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY';

  constructor(options?: ErrorOptions) {
    super('the database does not answer', options);
    this.name = 'DatabaseAwayError';
  }
}

/** Whether `error` (or its cause) means that the database is temporarily unreachable, so that a retry can help. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined && (CODES.has(code) || code.startsWith('08'))) return true;
  return MESSAGE.test(error.message) || isAway(error.cause);
}
