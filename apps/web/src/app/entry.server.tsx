import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { bundleOf } from '../lib/i18n/bundles.ts';
import { i18nFor } from '../lib/i18n/instance.ts';
import { toLocale } from '../lib/i18n/languages.ts';
import { ServedPageContext } from '../lib/i18n/served-page.ts';

/** Runs only during the web build, never in the server: renders one page in the language of `x-language` (see build-pages.ts). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const locale = toLocale(request.headers.get('x-language'));
  const i18n = await i18nFor(locale);
  Reflect.deleteProperty(i18n, 'reportNamespaces'); // begins anew with the next page
  const files = new Set<string>();
  const stream = await render(
    <ServedPageContext value={{ locale, noteFile: (name) => files.add(name) }}>
      <ServerRouter context={context} url={request.url} />
    </ServedPageContext>,
  );
  for (const area of i18n.reportNamespaces?.getUsedNamespaces() ?? [])
    files.add(`messages-${locale}-${bundleOf(area)}`);
  headers.set('content-type', 'text/html');
  headers.set('x-files', [...files].join(','));
  return new Response(stream, { headers, status });
}

/** Renders the whole page, without pending parts. */
const render = (page: ReactNode): Promise<ReadableStream> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // In one piece: streamed parts would be missing without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(createReadableStreamFromReadable(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
