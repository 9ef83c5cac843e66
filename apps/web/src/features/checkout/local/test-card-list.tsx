import { useTranslation } from 'react-i18next';
import { formatNumber } from './check-card.ts';
import { TEST_CARDS } from './test-cards.ts';

interface Props {
  disabled: boolean;
  onChoose: (number: string) => void;
}

/** The sandbox's test cards; choosing one fills the form. */
export function TestCardList({ disabled, onChoose }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">{t('testCards')}</p>
      <ul className="border-b border-line">
        {TEST_CARDS.map(({ number, fate }) => (
          <li key={number} className="border-t border-line">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(number)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1.5 text-start text-sm hover:bg-ink/5 disabled:opacity-50"
            >
              <bdi dir="ltr" className="tabular-nums">
                {formatNumber(number)}
              </bdi>
              <span className="text-muted">{t(`fate.${fate}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
