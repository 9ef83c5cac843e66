import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  selected: boolean;
  /** If anything is selected, every checkbox is visible. */
  selecting: boolean;
  onToggle: () => void;
}

/** The checkbox on a cover. It shows on hover, or always on touch screens. */
export function SetCheck({ name, selected, selecting, onToggle }: Props) {
  const { t } = useTranslation('sets');
  const shy = selecting ? '' : '[@media(hover:hover)]:opacity-0';
  return (
    <label
      className={`absolute start-0 top-0 grid size-11 place-items-center transition-opacity duration-150 group-hover/set:opacity-100 focus-within:opacity-100 ${shy}`}
    >
      <span className="grid size-8 place-items-center bg-ground/85">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          aria-label={t('card.select', { name })}
          checked={selected}
          onChange={onToggle}
        />
      </span>
    </label>
  );
}
