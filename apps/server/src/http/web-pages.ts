import fastifyStatic from '@fastify/static';
import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem, sendUnknownCall } from './errors.ts';
import { readWebBuild, type WebBuild } from './read-web-build.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const FALLBACK = '__spa-fallback.html';

export interface WebPagesOptions {
  /** Folder of the web's build; pages answer 404 when it is not there. */
  webFolder: string;
  /** Methods with which an address exists. */
  methodsOf: (pathname: string) => string[];
}

/**
 * What happens to a request that no route takes: under /api a problem document; else a file or a prerendered page of
 * the web's build, and for any other address that a person opens the page that finds its way in the browser.
 */
export async function addWebPages(app: FastifyInstance, { webFolder, methodsOf }: WebPagesOptions): Promise<void> {
  const build = readWebBuild(webFolder);
  if (build === null) app.log.warn({ webFolder }, 'the web is not built: only the API answers (npm run build)');
  else await app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, cacheControl: false });
  // Sends and returns nothing: a returned reply is one that Fastify listens to once more.
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathnameOf(request);
    const file = build === null ? undefined : fileFor(build, pathname, request);
    if (/^\/api(\/|$)/.test(pathname)) sendUnknownCall(request, reply, methodsOf(pathname));
    else if (build === null || file === undefined) sendProblem(new AppError('not_found'), request, reply);
    else sendWebFile(build, file, reply);
  });
}

function pathnameOf(request: FastifyRequest): string {
  const raw = request.url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

function fileFor(build: WebBuild, pathname: string, { method, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  const candidates = [path, path === '' ? 'index.html' : `${path}/index.html`];
  if (headers.accept?.includes('text/html') === true) candidates.push(FALLBACK);
  return candidates.find((file) => build.files.has(file));
}

function sendWebFile(build: WebBuild, file: string, reply: FastifyReply): void {
  const isPage = file.endsWith('.html');
  reply.code(200).header('cache-control', cacheControlOf(file, isPage));
  if (isPage) reply.header('content-security-policy', contentSecurityPolicy(build.scriptHashes.get(file)));
  reply.sendFile(file);
}

/** Files under assets/ have a hash of their content in their name. */
function cacheControlOf(file: string, isPage: boolean): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return isPage ? 'no-cache' : 'public, max-age=3600';
}
