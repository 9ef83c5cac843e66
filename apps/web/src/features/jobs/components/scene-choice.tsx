import { useTranslation } from 'react-i18next';
import type { PictureSets } from '../hand/hand-source.ts';

interface Props {
  options: PictureSets;
  disabled: boolean;
  onChoose: (scene: number) => void;
}

/**
 * Thumbnails of the scenes: a press chooses one. Buttons rather than radios, whose arrow keys would render a picture at every
 * step.
 */
export function SceneChoice({ options: { scene, scenes, scene_previews: previews }, disabled, onChoose }: Props) {
  const { t, i18n } = useTranslation('job');
  const number = new Intl.NumberFormat(i18n.language);
  const total = number.format(scenes);
  // A scene is called by its number.
  const choices = previews.map((src, at) => ({
    src,
    at,
    name: t('change.scene', { number: number.format(at + 1), total }),
  }));
  return (
    <ul aria-label={t('change.scenes')} className="grid grid-cols-4 gap-2">
      {choices.map(({ src, at, name }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={name}
            aria-pressed={at === scene}
            disabled={disabled}
            onClick={() => at !== scene && onChoose(at)}
            className="block w-full overflow-hidden rounded-sm ring-edge transition-shadow duration-150 not-disabled:hover:ring-2 disabled:opacity-50 aria-pressed:ring-3 aria-pressed:ring-accent"
          >
            <img src={src} alt="" className="aspect-square w-full bg-sunken object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
