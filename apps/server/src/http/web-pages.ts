import fastifyStatic from '@fastify/static';
import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem, sendUnknownCall } from './errors.ts';
import { languageCookie, languageInAddress, pageLanguage } from './page-language.ts';
import {
  fallbackFile,
  isInLanguageFolder,
  notFoundFile,
  pageFile,
  readWebBuild,
  type SiteFacts,
  type WebBuild,
} from './read-web-build.ts';
import { sendWebText } from './send-web-text.ts';

export interface WebPagesOptions extends SiteFacts {
  /** Folder of the web build; without it pages answer 404. */
  webFolder: string;
  /** Methods that exist for an address. */
  methodsOf: (pathname: string) => string[];
}

/**
 * Handles requests without a route: under /api a problem document; else a file or, in the reader's language, a prerendered page
 * of the web build. For any other web address that a person opens, the client-rendered page; if the web has no such page, a
 * not-found page.
 */
export async function addWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { webFolder, methodsOf } = options;
  const build = readWebBuild(webFolder, options);
  if (build === null) app.log.warn({ webFolder }, 'the web is not built: only the API answers (npm run build)');
  else await app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, cacheControl: false });
  // Sends and returns nothing: Fastify would attach further listeners to a returned reply.
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathnameOf(request);
    if (/^\/api(\/|$)/.test(pathname)) sendUnknownCall(request, reply, methodsOf(pathname));
    else if (build === null || !isRead(request) || !sendFromBuild(build, pathname, request, reply))
      sendProblem(new AppError('not_found'), request, reply);
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function pathnameOf(request: FastifyRequest): string {
  const raw = request.url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** False if the build has nothing at this path for this reader. */
function sendFromBuild(build: WebBuild, pathname: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  const plain = isInLanguageFolder(path) ? undefined : build.texts.get(path);
  if (plain !== undefined) {
    reply.header('cache-control', 'public, max-age=3600');
    sendWebText(plain, request, reply);
    return true;
  }
  if (build.files.has(path)) {
    // Page policies: on every file they would weigh more than the smallest files.
    for (const header of ['content-security-policy', 'permissions-policy']) reply.removeHeader(header);
    reply.code(200).header('cache-control', cacheControlOf(path)).sendFile(path);
    return true;
  }
  return sendPage(build, path, request, reply);
}

function sendPage(build: WebBuild, path: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const locale = pageLanguage(request);
  const made = build.texts.get(pageFile(locale, path));
  const found = made !== undefined || build.hasRoute(path);
  const takesPage = found ? !isForJson(request) : isForPerson(request, path);
  const page = made ?? (takesPage ? build.texts.get((found ? fallbackFile : notFoundFile)(locale)) : undefined);
  if (page === undefined) return false;
  const wished = languageInAddress(request.url);
  if (wished !== undefined) reply.header('set-cookie', languageCookie(wished));
  // The page depends on the reader, so caches must revalidate.
  reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language, accept-encoding' });
  reply.header('content-language', locale);
  // Client-rendered pages are private or do not exist: search engines must skip them.
  if (made === undefined) reply.header('x-robots-tag', 'noindex');
  sendWebText(page, request, reply, found ? 200 : 404);
  return true;
}

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/** Link previews and curl accept anything or send no Accept header: they want the page too. */
const isForJson = (request: FastifyRequest): boolean =>
  !wantsPage(request) && request.headers.accept?.includes('json') === true;

/** A missing page is explained to a person; a missing script or picture has no reader. */
const isForPerson = (request: FastifyRequest, path: string): boolean =>
  wantsPage(request) || (!isForJson(request) && !/\.\w+$/.test(path));

/** Files under assets/ have a content hash in their name. */
const cacheControlOf = (file: string): string =>
  file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
