import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../shell/page-title.tsx';

interface Props {
  title: string;
  lead?: string;
  back?: { to: string; label: string };
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** Layout of an administration page: a heading above dense content. */
export function AdminPage({ title, lead, back, action, children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-8">
      <PageTitle title={`${title} · ${t('title')}`} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {back && (
            <Link to={back.to} className="inline-block py-1 text-sm text-muted underline underline-offset-4">
              {back.label}
            </Link>
          )}
          <h1 className="headline text-xl wrap-anywhere sm:text-3xl">
            <bdi>{title}</bdi>
          </h1>
          {lead !== undefined && <p className="mt-1 max-w-prose wrap-anywhere text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
