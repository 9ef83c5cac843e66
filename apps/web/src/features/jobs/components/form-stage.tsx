import type { Preset, Variation } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import type { FormPreview } from '../api/use-form-previews.ts';
import { useSizeText } from '../use-size-text.ts';

interface Props {
  picture: Variation;
  preset: Preset;
  form: FormPreview;
}

/** One picture in the chosen channel's format, as it will be downloaded. */
export function FormStage({ picture, preset, form }: Props) {
  const { t } = useTranslation(['job', 'presets']);
  const sizeText = useSizeText();
  if (typeof form === 'string') {
    const pace = form === 'making' ? 'animate-[breathe_1.6s_infinite]' : '';
    return (
      <output className={`absolute inset-0 grid place-items-center bg-sunken p-4 text-center text-muted ${pace}`}>
        {t(form === 'making' ? 'job:frame.formMaking' : 'job:frame.formFailed')}
      </output>
    );
  }
  return (
    <figure className="absolute inset-0 flex flex-col items-center gap-2 bg-sunken p-4">
      <img src={form.src} alt={picture.alt_text} className="min-h-0 max-w-full flex-1 object-contain" />
      <figcaption className="placard">
        {t(`presets:${preset.id}`)} · <bdi>{sizeText(preset)}</bdi>
      </figcaption>
    </figure>
  );
}
