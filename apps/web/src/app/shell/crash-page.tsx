import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Wordmark } from './wordmark.tsx';
import { PageTitle } from './page-title.tsx';

/** Error page: an apology, a retry and a link home. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="page-width grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <PageTitle title={t(missing ? 'notFound.title' : 'crash.title')} />
      <Wordmark to="/" />
      <h1 className="headline text-4xl">{t(missing ? 'notFound.title' : 'crash.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{t(missing ? 'notFound.text' : 'crash.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="next" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <Button asChild>
          <a href="/">{t('home')}</a>
        </Button>
      </div>
    </main>
  );
}
