import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebText } from './read-web-build.ts';

/**
 * Sends a page or another text of the build, with 200 or another `status`; 304 if the client already has it (RFC 9110, section
 * 13.1.2).
 */
export function sendWebText(text: WebText, request: FastifyRequest, reply: FastifyReply, status = 200): void {
  reply.header('etag', text.etag);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (text.type.startsWith('text/html')) {
    reply.header('content-security-policy', request.server.pagePolicy(text.scriptHashes));
  }
  const had = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (status === 200 && had.includes(text.etag)) {
    void reply.code(304).send();
    return;
  }
  const send = async () => {
    const { bytes, encoding } = await text.bytesFor(request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    await reply.code(status).type(text.type).send(bytes);
  };
  send().catch((error: unknown) => request.log.error({ err: error }, 'a page could not be sent'));
}
