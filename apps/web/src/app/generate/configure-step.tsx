import { useTranslation } from 'react-i18next';
import { CategoryField } from '../../features/jobs/components/category-field.tsx';
import { DescriptionField } from '../../features/jobs/components/description-field.tsx';
import { LanguageField } from '../../features/jobs/components/language-field.tsx';
import { StylesField } from '../../features/jobs/components/styles-field.tsx';
import { WordsField } from '../../features/previews/components/words-field.tsx';
import { fieldError } from '../../lib/api/use-error-text.ts';
import type { Draft } from './use-draft.ts';
import { Step } from './step.tsx';
import { wordsFrom } from './words-from.ts';

export function ConfigureStep({ draft, error }: { draft: Draft; error: Error | null }) {
  const { t } = useTranslation('studio');
  const { settings, change } = draft;
  return (
    <Step number={2} title={t('configure.title')} lead={t('configure.lead')} done={settings.description.trim() !== ''}>
      <div className="grid max-w-2xl gap-8">
        <DescriptionField
          value={settings.description}
          category={settings.category}
          onChange={(description) => change({ description })}
          error={fieldError(error, 'product_description')}
        />
        <div className="grid items-start gap-8 sm:grid-cols-2">
          <LanguageField
            value={draft.body.language}
            onChange={(language) => change({ language })}
            error={fieldError(error, 'language')}
          />
          <CategoryField value={settings.category} onChange={(category) => change({ category })} />
        </div>
        <StylesField
          value={draft.styles}
          onChange={(styles) => change({ styles })}
          error={fieldError(error, 'styles')}
        />
        <WordsField
          from={wordsFrom(draft)}
          own={settings.texts}
          onChange={(texts) => change({ texts })}
          onLanguage={(language) => change({ language })}
        />
      </div>
    </Step>
  );
}
