import { AsyncLocalStorage } from 'node:async_hooks';

interface Trace {
  /** Id of the originating request. */
  requestId: string;
  /** Whether the work is a queue task, perhaps in another process than the request. */
  isTask: boolean;
}

const current = new AsyncLocalStorage<Trace | undefined>();

/** Makes the request id available to everything that `work` calls. */
export const traceRequest = <Value>(requestId: string, work: () => Value): Value =>
  current.run({ requestId, isTask: false }, work);

/** The same for a task; undefined: no request caused it. */
export const traceTask = <Value>(requestId: string | undefined, work: () => Value): Value =>
  current.run(requestId === undefined ? undefined : { requestId, isTask: true }, work);

/** Id of the request that the current work goes back to; undefined: none. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId;

/** The same, but only inside tasks: log lines of requests already have their id. */
export function requestIdOfTask(): string | undefined {
  const trace = current.getStore();
  return trace?.isTask === true ? trace.requestId : undefined;
}
