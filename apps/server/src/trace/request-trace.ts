import { AsyncLocalStorage } from 'node:async_hooks';

interface Trace {
  /** Id of the request that asked for the work. */
  requestId: string;
  /** Whether the work is a task of the queue, perhaps in another process than the request was. */
  isTask: boolean;
}

const current = new AsyncLocalStorage<Trace | undefined>();

/** Lets what `work` calls know on whose request it works. */
export const traceRequest = <Value>(requestId: string, work: () => Value): Value =>
  current.run({ requestId, isTask: false }, work);

/** The same for a task, which a request may have asked for; undefined: none has. */
export const traceTask = <Value>(requestId: string | undefined, work: () => Value): Value =>
  current.run(requestId === undefined ? undefined : { requestId, isTask: true }, work);

/** Id of the request that the present work goes back to; undefined: nobody asked. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId;

/** The same inside of tasks only: lines about requests have theirs already. */
export function requestIdOfTask(): string | undefined {
  const trace = current.getStore();
  return trace?.isTask === true ? trace.requestId : undefined;
}
