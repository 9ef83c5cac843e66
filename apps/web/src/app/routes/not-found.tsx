import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export default function NotFound() {
  const { t } = useTranslation();
  const ways = [
    { to: '/gallery', label: t('nav.examples') },
    { to: '/pricing', label: t('nav.pricing') },
    { to: '/ecommerce', label: t('nav.guide') },
    { to: '/faq', label: t('nav.faq') },
    { to: '/my-images', label: t('nav.myImages') },
  ];
  return (
    <MessagePage
      title={t('notFound.title')}
      action={
        <>
          <Button asChild look="next">
            <Link to="/">{t('home')}</Link>
          </Button>
          <nav aria-label={t('notFound.help')} className="mt-6 w-full max-w-md">
            <p className="placard mb-2">{t('notFound.help')}</p>
            <ul className="border-t border-line">
              {ways.map(({ to, label }) => (
                <li key={to} className="border-b border-line">
                  <Link to={to} className="block py-3 underline-offset-4 hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      <PageTitle title={t('notFound.title')} />
      {t('notFound.text')}
    </MessagePage>
  );
}
