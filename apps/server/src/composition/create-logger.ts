import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { requestIdOfTask } from '../trace/request-trace.ts';

/** The process log: one JSON line per entry, on standard output unless `destination` is given. */
export const createLogger = (level: Config['logLevel'], destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describeError }, mixin: nameRequest }, destination ?? pino.destination(1));

/** Adds the id of the originating request to a task's lines, whichever process wrote them. */
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
 * An error for the log. For a failed query the statement is kept, but not its values (password hashes, whole e-mails with their
 * links, customers' answers), nor the driver's details that quote them.
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

/** Drizzle puts a failed query's values into its message. */
function withoutValues(error: Error, text: string): string {
  const { params }: Error & { params?: unknown } = error;
  return Array.isArray(params) ? text.replace(`\nparams: ${params.toString()}`, '') : text;
}
