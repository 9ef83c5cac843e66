import type { Preset } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { controlClasses } from '../../../ui/control-classes.ts';
import { Field } from '../../../ui/field.tsx';
import { usePresets } from '../api/use-presets.ts';

/** Pixels and bytes of a channel's form, in words. */
function useSizeText() {
  const { t } = useTranslation('job');
  const { locale } = useLanguage();
  return ({ size, longer_side: longer, shorter_side: shorter, max_bytes: bytes }: Preset): string => {
    const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
    const limit = megabytes.format(bytes / 1e6);
    if (size !== null) return t('channel.exact', { ...size, limit });
    return longer === null
      ? t('channel.shorter', { side: shorter, limit })
      : t('channel.longer', { side: longer, limit });
  };
}

interface Props {
  value: Preset | null;
  onChange: (preset: Preset | null) => void;
}

/** Where pictures are to go: as they were made, or in the form of a channel. */
export function ChannelField({ value, onChange }: Props) {
  const { t } = useTranslation(['job', 'presets']);
  const { data: presets = [] } = usePresets();
  const sizeText = useSizeText();
  return (
    <Field label={t('job:channel.label')} hint={value === null ? undefined : <bdi>{sizeText(value)}</bdi>}>
      {(control) => (
        <select
          {...control}
          className={`${controlClasses} min-h-11`}
          value={value?.id ?? ''}
          onChange={(event) => onChange(presets.find(({ id }) => id === event.target.value) ?? null)}
        >
          <option value="">{t('job:channel.asMade')}</option>
          {presets.map(({ id }) => (
            <option key={id} value={id}>
              {t(`presets:${id}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
