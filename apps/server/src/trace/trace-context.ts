/**
 * Uses a request's id as its trace id: whoever reads the id in a log, an answer or an error finds the trace by it, without the
 * hyphens. The tasks it causes belong to the same trace, in whichever process they run.
 */
export function traceContextOf(requestId: string): { traceId: string; spanId: string } {
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

/** The same as a W3C Trace Context header. */
export function traceparentOf(requestId: string): string {
  const { traceId, spanId } = traceContextOf(requestId);
  return `00-${traceId}-${spanId}-01`;
}
