import type { Preset } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { selectClasses } from '../../../ui/control-classes.ts';
import { Field } from '../../../ui/field.tsx';
import { usePresets } from '../api/use-presets.ts';
import { useSizeText } from '../use-size-text.ts';

interface Props {
  value: Preset | null;
  onChange: (preset: Preset | null) => void;
  /** Hint while no channel is chosen. */
  asMade?: string | undefined;
}

/** Target of the pictures: as made, or a channel's format. */
export function ChannelField({ value, onChange, asMade }: Props) {
  const { t } = useTranslation(['job', 'presets']);
  const { data: presets = [] } = usePresets();
  const sizeText = useSizeText();
  return (
    <Field label={t('job:channel.label')} hint={value === null ? asMade : <bdi>{sizeText(value)}</bdi>}>
      {(control) => (
        <select
          {...control}
          className={`${selectClasses} min-h-11`}
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
