import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

/** Messages are many small files: one chunk a language, loaded when the language is chosen. */
const messagesOfLanguage = (id: string): string | null => {
  const language = /packages\/messages\/(\w+)\/\w+\.json/.exec(id)?.[1];
  return language === undefined ? null : `messages-${language}`;
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: messagesOfLanguage }] } } },
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
