import { DEFAULT_STYLE_IDS, type StyleId, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts';
import { choiceOf, FURTHER_STYLE_IDS, isWhole } from '../choice/style-choice.ts';
import { stepThrough } from '../choice/step-through.ts';
import { StyleTile } from './style-tile.tsx';

interface Props {
  chosen: readonly StyleId[];
  /** Null: the default styles. */
  onSave: (styles: StyleId[] | null) => void;
  onClose: () => void;
}

function Group({
  title,
  ids,
  chosen,
  onToggle,
}: {
  title: string;
  ids: readonly StyleId[];
  chosen: ReadonlySet<StyleId>;
  onToggle: (id: StyleId) => void;
}) {
  return (
    <fieldset>
      <legend className="headline mb-4 text-lg">{title}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-4">
        {ids.map((id) => (
          <StyleTile key={id} {...{ id, onToggle }} checked={chosen.has(id)} />
        ))}
      </div>
    </fieldset>
  );
}

/** The number chosen, and what a complete set still needs. */
function Count({ chosen }: { chosen: number }) {
  const { t } = useTranslation('studio');
  const missing = VARIATIONS_PER_JOB - chosen;
  return (
    <output className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-medium">{t('pictures.counter', { chosen, max: VARIATIONS_PER_JOB })}</span>
      {missing > 0 && <span className="text-muted">{t('pictures.fewer', { count: missing })}</span>}
      {missing < 0 && <span className="text-muted">{t('pictures.more', { count: -missing })}</span>}
    </output>
  );
}

function Body({ chosen: before, onSave }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('studio');
  const { direction } = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<StyleId>>(new Set(before));
  const toggle = (id: StyleId) =>
    setChosen((former) => new Set(former.has(id) ? [...former].filter((each) => each !== id) : [...former, id]));
  return (
    <>
      <div
        role="presentation"
        onKeyDown={(event) => stepThrough(event, direction)}
        className="grid gap-10 overflow-y-auto overscroll-contain px-4 py-6 md:px-6"
      >
        <Group title={t('pictures.group')} ids={DEFAULT_STYLE_IDS} {...{ chosen }} onToggle={toggle} />
        <Group title={t('pictures.further')} ids={FURTHER_STYLE_IDS} {...{ chosen }} onToggle={toggle} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 md:px-6">
        <Count chosen={chosen.size} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:w-full">
          <Button look="quiet" className="px-3" onClick={() => setChosen(new Set(DEFAULT_STYLE_IDS))}>
            {t('pictures.reset')}
          </Button>
          <Button
            look="next"
            disabled={!isWhole(chosen)}
            onClick={() => onSave(choiceOf(chosen))}
            className="max-sm:flex-1"
          >
            {t('pictures.save')}
          </Button>
        </div>
      </footer>
    </>
  );
}

/** Dialog to swap the pictures of a set: full screen on phones, large elsewhere. */
export function StylesDialog({ onClose, ...body }: Props) {
  const { t } = useTranslation('studio');
  useCloseWatcher(true, onClose);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-[appear_150ms] bg-black/70" />
        <Dialog.Content className="fixed inset-0 z-50 mx-auto grid max-w-6xl animate-[appear_150ms] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-raised text-ink lg:inset-6 lg:rounded-md lg:border lg:border-line">
          <header className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
            <div>
              <Dialog.Title className="headline text-xl">{t('pictures.title')}</Dialog.Title>
              <Dialog.Description className="text-sm text-muted">
                {t('pictures.lead', { max: VARIATIONS_PER_JOB })}
              </Dialog.Description>
            </div>
            <Dialog.Close asChild>
              <Button look="quiet" className="-me-3 px-3">
                {t('pictures.cancel')}
              </Button>
            </Dialog.Close>
          </header>
          <Body {...body} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
