import { AppError, type ErrorCode, type InterfaceLocale } from '@vitrine/contract';
import { isAway } from '../database/is-away.ts';
import { describeIssue } from './describe-issue.ts';
import { InvalidInput } from './validate-input.ts';

/** Codes of Fastify, Node and PostgreSQL that mean something to the person who waits. */
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

/** The database is mostly back after as long; what is refused meanwhile costs it nothing. */
const RETRY_AFTER_SECONDS = 2;

/** What Fastify and its plugins throw by status alone. */
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

/** The error of the table that anything thrown while a request was handled stands for; `internal_error` when it is none. */
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
