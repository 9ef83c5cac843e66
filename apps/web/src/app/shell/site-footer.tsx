import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { operator } from '../../lib/content/operator.ts';
import { Wordmark } from './wordmark.tsx';

const linkClasses = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

interface Group {
  title: string;
  links: { to: string; label: string }[];
}

function useGroups(): Group[] {
  const { t } = useTranslation();
  return [
    {
      title: t('footer.product'),
      links: [
        { to: '/generate', label: t('nav.images') },
        { to: '/#features', label: t('nav.features') },
        { to: '/gallery', label: t('nav.examples') },
        { to: '/public-gallery', label: t('nav.gallery') },
        { to: '/pricing', label: t('nav.pricing') },
        { to: '/results', label: t('nav.stories') },
      ],
    },
    {
      title: t('footer.help'),
      links: [
        { to: '/ecommerce', label: t('nav.guide') },
        { to: '/faq', label: t('nav.faq') },
        { to: `mailto:${operator.email}`, label: t('nav.contact') },
      ],
    },
    {
      title: t('footer.legal'),
      links: [
        { to: '/terms', label: t('nav.terms') },
        { to: '/privacy', label: t('nav.privacy') },
        { to: '/refunds', label: t('nav.refunds') },
      ],
    },
  ];
}

export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width grid gap-x-12 gap-y-8 py-10 md:py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid content-start justify-items-start gap-1">
          <Wordmark to="/" />
          <p className="placard">{t('footer.line')}</p>
          <p className="placard">
            <a href={`mailto:${operator.email}`} dir="ltr" className="py-1 underline-offset-4 hover:underline">
              {operator.email}
            </a>
          </p>
        </div>
        <nav
          aria-label={t('footer.label')}
          className="grid grid-cols-2 gap-x-8 gap-y-6 text-sm max-sm:grid-rows-[auto_1fr] sm:grid-cols-3"
        >
          {useGroups().map(({ title, links }) => (
            <div key={title} className="max-sm:first:row-span-2">
              <p className="placard">{title}</p>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={linkClasses}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
