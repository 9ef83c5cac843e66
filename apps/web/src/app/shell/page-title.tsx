import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import { useLocation } from 'react-router';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { addressIn } from '../../lib/page-address.ts';
import { PUBLIC_ORIGIN } from '../../lib/public-origin.ts';

/** Metadata of a public page: its addresses in all languages, its texts and its picture. */
function Shared({ title, description }: { title: string; description: string }) {
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const page = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(locale, page)} />
      {INTERFACE_LOCALES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other, page)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en', page)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vitrine" />
      <meta property="og:locale" content={locale} />
      <meta property="og:url" content={addressIn(locale, page)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${PUBLIC_ORIGIN}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Title and description of a page; a page without a description is not meant for search engines. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{title === 'Vitrine' ? title : `${title} · Vitrine`}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Shared title={title} description={description} />
      )}
    </>
  );
}
