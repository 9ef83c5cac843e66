import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundleOf } from './src/lib/i18n/bundles.ts';

const server = 'http://127.0.0.1:3000';

/** Texts are many small files: one chunk a language and bundle or page, loaded when it is asked for. */
const chunkOfTexts = (id: string): string | null => {
  const [, language, area] = /packages\/messages\/(\w+)\/(\w+)\.json/.exec(id) ?? [];
  if (language !== undefined && area !== undefined) return `messages-${language}-${bundleOf(area)}`;
  const [, page, locale] = /src\/content\/([\w-]+)\/(\w+)\.json/.exec(id) ?? [];
  return page === undefined ? null : `content-${page}-${locale}`;
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOfTexts }] } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      // The same address is a page for people and a list for the page.
      '/dev/mailbox': {
        target: server,
        bypass: ({ headers, url }) => (headers.accept?.includes('json') ? undefined : url),
      },
    },
  },
});
