import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, type LinksFunction } from 'react-router';
import fraunces from '../assets/fonts/fraunces-400.woff2';
import inter from '../assets/fonts/inter.woff2';
import { directionOf, TAKE_LANGUAGE } from '../lib/i18n/languages.ts';
import { ServedPageContext } from '../lib/i18n/served-page.ts';
import { HOLD_LATE_PICTURES } from '../lib/late-pictures.ts';
import { PUBLIC_ORIGIN } from '../lib/public-origin.ts';
import { Providers } from './providers.tsx';
import { CrashPage } from './shell/crash-page.tsx';
import './theme.css';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icons/48.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
  font(fraunces),
  font(inter),
];

const isStudio = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'theme' in handle && handle.theme === 'studio';

export function Layout({ children }: { children: ReactNode }) {
  const studio = useMatches().some((match) => isStudio(match.handle));
  const { locale } = use(ServedPageContext);
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={studio ? 'studio' : 'paper'}
      data-origin={PUBLIC_ORIGIN}
      data-refund-policy="guarantee"
      data-promo="on"
      data-samples="on"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={studio ? '#1b1a19' : '#faf8f5'} />
        <meta name="apple-mobile-web-app-title" content="Vitrine" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <script dangerouslySetInnerHTML={{ __html: TAKE_LANGUAGE }} />
        <script dangerouslySetInnerHTML={{ __html: HOLD_LATE_PICTURES }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const studio = useMatches().some((match) => isStudio(match.handle));
  return (
    <Providers dark={studio}>
      <Outlet />
    </Providers>
  );
}

/** Shown while the first route loads. */
export function HydrateFallback() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <span className="animate-[breathe_1.6s_infinite] font-display text-3xl">Vitrine</span>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Providers dark={false}>
      <CrashPage error={error} />
    </Providers>
  );
}
