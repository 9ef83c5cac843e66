/**
 * A request's id as the trace that it begins: who reads it in a log, an answer or an error finds the trace by it, without the hyphens. Tasks that it
 * asks for are part of the same trace, in whichever process they run.
 */
export function traceContextOf(requestId: string): { traceId: string; spanId: string } {
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

/** The same as W3C Trace Context has it in a header. */
export function traceparentOf(requestId: string): string {
  const { traceId, spanId } = traceContextOf(requestId);
  return `00-${traceId}-${spanId}-01`;
}
