import { AppError, type ErrorCode, type InterfaceLocale } from '@vitrine/contract';
import { isAway } from '../database/is-away.ts';
import { describeIssue } from './describe-issue.ts';
import { InvalidInput } from './validate-input.ts';

/** Codes of Fastify, Node and PostgreSQL that have an error of their own. */
const CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_PARTS_LIMIT: 'request_too_large',
  FST_FIELDS_LIMIT: 'request_too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'too_many_files',
  ENOSPC: 'storage_full',
  /** disk_full */
  '53100': 'storage_full',
};

/** The database is usually back by then; refused requests do not burden it meanwhile. */
const RETRY_AFTER_SECONDS = 2;

/** Errors that Fastify and its plugins throw with a status only. */
const STATUSES: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'request_too_large',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
};

interface Thrown {
  code?: unknown;
  statusCode?: unknown;
  cause?: unknown;
}

/** Maps anything thrown during a request to an error of the table; `internal_error` if nothing fits. */
export function toAppError(error: unknown, locale: InterfaceLocale): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof InvalidInput) {
    return new AppError('invalid_input', { fields: error.issues.map((issue) => describeIssue(issue, locale)) });
  }
  if (isAway(error)) return new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
  return new AppError(codeOf(error) ?? 'internal_error', { cause: error });
}

function codeOf(error: unknown): ErrorCode | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, statusCode, cause }: Thrown = error;
  const known = typeof code === 'string' ? CODES[code] : undefined;
  if (known !== undefined) return known;
  const status = Number(statusCode ?? 500);
  if (status >= 400 && status < 500) return STATUSES[status] ?? 'malformed_request';
  return codeOf(cause);
}
