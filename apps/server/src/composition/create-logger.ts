import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { requestIdOfTask } from '../trace/request-trace.ts';

/** The log of the process: one JSON line for each thing, on the standard output unless `destination` is given. */
export const createLogger = (level: Config['logLevel'], destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describeError }, mixin: nameRequest }, destination ?? pino.destination(1));

/** Lines of a task name the request that it goes back to as those of the request do, whichever process wrote them. */
function nameRequest(): { reqId?: string } {
  const reqId = requestIdOfTask();
  return reqId === undefined ? {} : { reqId };
}

interface Failure {
  type: string;
  message: string;
  stack: string | undefined;
  code: unknown;
  constraint: unknown;
  cause: Failure | undefined;
}

/**
 * An error for the log. Of a failed query the statement is kept and the values are not: they are hashes of passwords,
 * whole e-mails with the links in them, and the answers of customers. Nor is what a database driver adds to quote them.
 */
function describeError(error: unknown): Failure | string {
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  const { code, constraint }: Error & { code?: unknown; constraint?: unknown } = error;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return {
    type: error.constructor.name,
    message: withoutValues(error, error.message),
    stack: error.stack === undefined ? undefined : withoutValues(error, error.stack),
    code,
    constraint,
    cause: typeof cause === 'string' ? undefined : cause,
  };
}

/** Drizzle puts the values of a failed query into its message. */
function withoutValues(error: Error, text: string): string {
  const { params }: Error & { params?: unknown } = error;
  return Array.isArray(params) ? text.replace(`\nparams: ${params.toString()}`, '') : text;
}
