import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundleOf } from './src/lib/i18n/bundles.ts';

const server = 'http://127.0.0.1:3000';

/** Texts are many small files: one chunk per language and bundle or page, loaded on demand. */
const chunkOfTexts = (id: string): string | null => {
  const [, language, area] = /packages\/messages\/(\w+)\/(\w+)\.json/.exec(id) ?? [];
  if (language !== undefined && area !== undefined) return `messages-${language}-${bundleOf(area)}`;
  const [, page, locale] = /src\/content\/([\w-]+)\/(\w+)\.json/.exec(id) ?? [];
  return page === undefined ? null : `content-${page}-${locale}`;
};

const anyOf = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('.ts', String.raw`\.ts`));

/** Modules that many pages need are one file, not twenty small ones. */
const TOGETHER = [
  {
    name: 'core',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|react-router|cookie|i18next|react-i18next|use-sync-external-store)/',
      'node_modules/@tanstack/query-core/.*/(queryClient|queryCache|query|mutation|mutationCache).js$',
      'node_modules/@tanstack/react-query/.*/QueryClientProvider.js$',
      'node_modules/lucide-react/.*/createLucideIcon',
      'src/lib/(connection|query-client|public-origin|page-address).ts$',
      'src/lib/(use-once-awake|late-pictures).ts$',
      'src/lib/(i18n|session|content/(operator|use-content)|api/problem)',
      'src/features/accounts/(away-at-google|handed-session|landing-route).ts$',
      'src/ui/(button|class-names|control-classes).tsx?$',
      'src/app/(root|providers).tsx$',
      'src/features/site/components/page-head.tsx$',
      'src/app/shell/(page-title|wordmark|language-switch|menu-classes|use-focus-on-navigate|public-layout|mobile-menu).tsx?$',
    ),
  },
  { name: 'showcase', test: anyOf('src/features/showcase/(?!components/picture-dialog)') },
  { name: 'before-after', test: anyOf('src/ui/(before-after|slider-position).tsx?$', 'src/assets/headphones-') },
  {
    name: 'calls',
    test: anyOf(
      'node_modules/@tanstack/query-core/.*/(queryObserver|mutationObserver).js$',
      'node_modules/@tanstack/react-query/.*/(useQuery|useBaseQuery|useMutation).js$',
      'src/lib/api/(call|request|use-error-text).ts$',
    ),
  },
  {
    name: 'entry',
    test: anyOf(
      'src/features/accounts/components/(credentials-form|email-field|password-input|form-error|action-error|other-ways)',
      'src/features/accounts/(use-checked-form|field-rules|api/(begin-as-guest|use-(enter|google|user|keep-session)))',
      'src/ui/(field|input)',
    ),
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOfTexts, priority: 1 }, ...TOGETHER] } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      // The same address is a page for browsers and a list for that page's script.
      '/dev/mailbox': {
        target: server,
        bypass: ({ headers, url }) => (headers.accept?.includes('json') ? undefined : url),
      },
    },
  },
});
