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
  /** Folder of the web's build; pages answer 404 when it is not there. */
  webFolder: string;
  /** Methods with which an address exists. */
  methodsOf: (pathname: string) => string[];
}

/**
 * What happens to a request that no route takes: under /api a problem document; else a file or, in the reader's
 * language, a prerendered page of the web's build. For any other address of the web that a person opens it is the page
 * that finds its way in the browser; where the web has nothing, a page that says so.
 */
export async function addWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { webFolder, methodsOf } = options;
  const build = readWebBuild(webFolder, options);
  if (build === null) app.log.warn({ webFolder }, 'the web is not built: only the API answers (npm run build)');
  else await app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, cacheControl: false });
  // Sends and returns nothing: a returned reply is one that Fastify listens to once more.
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

/** False when the build has nothing at this path for this reader. */
function sendFromBuild(build: WebBuild, pathname: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  const plain = isInLanguageFolder(path) ? undefined : build.texts.get(path);
  if (plain !== undefined) {
    reply.header('cache-control', 'public, max-age=3600');
    sendWebText(plain, request, reply);
    return true;
  }
  if (build.files.has(path)) {
    // Rules for pages: with each of a page's files they would weigh more than the smallest of them.
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
  // The same address has another page for another reader: nobody keeps it without asking.
  reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language, accept-encoding' });
  reply.header('content-language', locale);
  // What is found here is for its reader alone, or nothing.
  if (made === undefined) reply.header('x-robots-tag', 'noindex');
  sendWebText(page, request, reply, found ? 200 : 404);
  return true;
}

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/** What makes a preview of a link, and curl, take anything or say nothing at all: they are after the page too. */
const isForJson = (request: FastifyRequest): boolean =>
  !wantsPage(request) && request.headers.accept?.includes('json') === true;

/** Of what is not there, a person is told; a script or a picture that is gone has nobody who reads. */
const isForPerson = (request: FastifyRequest, path: string): boolean =>
  wantsPage(request) || (!isForJson(request) && !/\.\w+$/.test(path));

/** Files under assets/ have a hash of their content in their name. */
const cacheControlOf = (file: string): string =>
  file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
