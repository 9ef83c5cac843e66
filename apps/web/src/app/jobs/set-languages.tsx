import { MAX_SET_LANGUAGES } from '@vitrine/contract/limits';
import type { Job, Translation } from '@vitrine/contract';
import { Languages, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslateJob } from '../../features/jobs/api/use-translate-job.ts';
import { isEnded } from '../../features/jobs/job-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LanguageDialog } from './language-dialog.tsx';

interface Props {
  job: Job;
  /** The language shown; null: the set's own. */
  shown: string | null;
  onShow: (language: string | null) => void;
}

/** A language's name in the language of the page. */
function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (code) => names.of(code) ?? code;
}

const TAB =
  'min-h-11 border-b-2 border-transparent px-1 text-muted hover:text-ink aria-pressed:border-ink aria-pressed:text-ink';

/** The set's languages, with the one shown marked. */
function Choice({ job, shown, onShow }: Props) {
  const { t } = useTranslation('results');
  const nameOf = useLanguageName();
  const all = [null, ...job.languages.map(({ language }) => language)];
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('languages.title')}</legend>
      {all.map((code) => (
        <button
          key={code ?? ''}
          type="button"
          aria-pressed={code === shown}
          onClick={() => onShow(code)}
          className={TAB}
        >
          {nameOf(code ?? job.language)}
        </button>
      ))}
    </fieldset>
  );
}

/** The state of a language: in progress, partly failed, or ready. */
function Standing({ job, translation }: { job: Job; translation: Translation }) {
  const { t } = useTranslation('results');
  const ask = useTranslateJob(job.id);
  const { language, variations } = translation;
  const count = (status: string): number => variations.filter((one) => one.status === status).length;
  const [done, failed, total] = [count('ready'), count('failed'), variations.length];
  if (done + failed < total)
    return <Notice tone="next" title={<output>{t('languages.making', { done, total })}</output>} />;
  if (failed === 0) return <output className="text-sm text-muted">{t('languages.there', { count: total })}</output>;
  const again = (
    <Button disabled={ask.isPending} onClick={() => ask.mutate({ language })}>
      <RotateCcw aria-hidden size={18} />
      {t('touchUp.retry')}
    </Button>
  );
  return <Notice tone="danger" urgent title={t('languages.failed', { count: failed })} action={again} />;
}

/** The additional languages of a finished set: which exist, which is shown, and a button for another. */
export function SetLanguages({ job, shown, onShow }: Props) {
  const { t } = useTranslation('results');
  const [open, setOpen] = useState(false);
  const top = useRef<HTMLElement>(null);
  const translation = job.languages.find(({ language }) => language === shown);
  const isFull = job.languages.length >= MAX_SET_LANGUAGES;
  if (!isEnded(job) || !job.variations.some(({ status }) => status === 'ready')) return null;
  // On a phone the dialog's button is at the foot of the screen, and the pictures' progress below it.
  const show = (language: string) => {
    onShow(language);
    requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
  };
  return (
    <section ref={top} aria-label={t('languages.title')} className="grid scroll-mt-4 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {job.languages.length > 0 && <Choice {...{ job, shown, onShow }} />}
        <Button disabled={isFull} onClick={() => setOpen(true)}>
          <Languages aria-hidden size={18} />
          {t('languages.add')}
        </Button>
      </div>
      {isFull && <p className="text-sm text-muted">{t('languages.full')}</p>}
      {translation && <Standing job={job} translation={translation} />}
      {open && <LanguageDialog job={job} onClose={() => setOpen(false)} onAsked={show} />}
    </section>
  );
}
