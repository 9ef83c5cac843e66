import type { ProposedWords, WordsBody } from '@vitrine/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useProposedWords } from '../api/use-proposed-words.ts';
import { type OwnWords, WORD_GROUPS, type WordGroup, withoutWord, withWord } from '../own-words.ts';
import { LeftBehind } from './left-behind.tsx';
import { WordField } from './word-field.tsx';

interface Props {
  /** What the words are derived from. */
  from: WordsBody;
  own: OwnWords;
  onChange: (own: OwnWords) => void;
  /** Called to use another language for the words. */
  onLanguage: (language: string) => void;
}

type FoldedName = Exclude<WordGroup, 'main'>;
const FOLDED = ['features', 'benefits', 'steps', 'trust'] as const satisfies readonly FoldedName[];

interface GroupProps extends Omit<Props, 'from' | 'onLanguage'> {
  group: WordGroup;
  proposal: ProposedWords;
}

function Fields({ group, proposal, own, onChange }: GroupProps) {
  const { words, language, direction } = proposal;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {WORD_GROUPS[group].map((role) => {
        const word = words.find((one) => one.role === role);
        return word === undefined ? null : (
          <WordField
            key={role}
            {...{ word, language, direction }}
            own={own[role] ?? null}
            onChange={(text) => onChange(withWord(own, word, text))}
            onReset={() => onChange(withoutWord(own, role))}
          />
        );
      })}
    </div>
  );
}

/** A collapsed group of rarely changed texts; its summary counts the seller's own. */
function FoldedGroup(props: GroupProps & { group: FoldedName }) {
  const { t } = useTranslation('generate');
  const changed = WORD_GROUPS[props.group].filter((role) => props.own[role] !== undefined).length;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>{t(`words.group.${props.group}`)}</span>
        <span className="flex items-center gap-3">
          {changed > 0 && <span className="placard">{t('words.changed', { count: changed })}</span>}
          <ChevronDown
            aria-hidden
            size={18}
            className="text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="pt-2 pb-6">
        <Fields {...props} />
      </div>
    </details>
  );
}

/** The words of the pictures, for review and editing. */
export function WordsField({ from, own, onChange, onLanguage }: Props) {
  const { t } = useTranslation('generate');
  const say = useErrorText();
  const { data, error, refetch, isPlaceholderData } = useProposedWords(from);
  const changed = Object.keys(own).length;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-medium">{t('words.title')}</legend>
      <p className="max-w-prose text-sm text-muted">{t('words.lead')}</p>
      {error !== null && (
        <Notice
          tone="danger"
          title={t('words.failed')}
          action={<Button onClick={() => void refetch()}>{t('words.retry')}</Button>}
        >
          {say(error)}
        </Notice>
      )}
      {data === undefined && error === null && <p className="placard min-h-64">{t('words.loading')}</p>}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className="grid gap-4">
          <LeftBehind proposal={data} onLanguage={onLanguage} />
          <Fields group="main" proposal={data} {...{ own, onChange }} />
          <div className="border-b border-line">
            {FOLDED.map((group) => (
              <FoldedGroup key={group} group={group} proposal={data} {...{ own, onChange }} />
            ))}
          </div>
          {changed > 1 && (
            <Button look="quiet" className="w-fit px-0 underline decoration-line" onClick={() => onChange({})}>
              {t('words.resetAll')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
