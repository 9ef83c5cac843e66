import type { Job, WordsBody } from '@vitrine/contract';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslateJob } from '../../features/jobs/api/use-translate-job.ts';
import { LanguageField } from '../../features/jobs/components/language-field.tsx';
import { WordsField } from '../../features/previews/components/words-field.tsx';
import { areTooLong, type OwnWords, wordsToSend } from '../../features/previews/own-words.ts';
import { Button } from '../../ui/button.tsx';
import { useCloseWatcher } from '../../ui/use-close-watcher.ts';

interface Props {
  job: Job;
  onClose: () => void;
  /** The language's pictures were requested. */
  onAsked: (language: string) => void;
}

const wordsBodyOf = ({ product_description: description, category }: Job, language: string): WordsBody => ({
  language,
  ...(description !== null && { product_description: description }),
  ...(category !== null && { category }),
});

/** The button that makes the pictures, and its cost. */
function Foot({ disabled, isPending, onMake }: { disabled: boolean; isPending: boolean; onMake: () => void }) {
  const { t } = useTranslation('results');
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 md:px-6">
      <p className="text-sm text-muted">{t('languages.free')}</p>
      <Button look="next" className="max-sm:w-full" disabled={disabled || isPending} onClick={onMake}>
        {t(isPending ? 'languages.asking' : 'languages.make')}
      </Button>
    </footer>
  );
}

/** The choice of language, and the words to review and edit before the pictures are made. */
function Body({ job, onClose, onAsked }: Props) {
  const [language, setLanguage] = useState('');
  const [own, setOwn] = useState<OwnWords>({});
  const ask = useTranslateJob(job.id);
  const except = [job.language, ...job.languages.map((one) => one.language)];
  const choose = (code: string) => {
    if (except.includes(code)) return;
    setLanguage(code);
    setOwn({});
  };
  const done = () => {
    onAsked(language);
    onClose();
  };
  return (
    <>
      <div className="grid content-start gap-8 overflow-y-auto overscroll-contain px-4 py-6 md:px-6">
        <LanguageField value={language} onChange={choose} except={except} />
        {language !== '' && (
          <WordsField from={wordsBodyOf(job, language)} own={own} onChange={setOwn} onLanguage={choose} />
        )}
      </div>
      <Foot
        disabled={language === '' || areTooLong(own, language)}
        isPending={ask.isPending}
        onMake={() => ask.mutate({ language, texts: wordsToSend(own) }, { onSuccess: done })}
      />
    </>
  );
}

/** Dialog to choose an additional language: full screen on phones, large elsewhere. */
export function LanguageDialog(props: Props) {
  const { t } = useTranslation('results');
  useCloseWatcher(true, props.onClose);
  return (
    <Dialog.Root open onOpenChange={props.onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-[appear_150ms] bg-black/70" />
        <Dialog.Content className="fixed inset-0 z-50 mx-auto grid max-w-3xl animate-[appear_150ms] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-raised text-ink lg:inset-6 lg:rounded-md lg:border lg:border-line">
          <header className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
            <div>
              <Dialog.Title className="headline text-xl">{t('languages.add')}</Dialog.Title>
              <Dialog.Description className="text-sm text-muted">{t('languages.lead')}</Dialog.Description>
            </div>
            <Dialog.Close asChild>
              <Button look="quiet" className="-me-3 px-3">
                {t('languages.cancel')}
              </Button>
            </Dialog.Close>
          </header>
          <Body {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
