import type { OwnPasskey } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { FactorTask } from '../factors/factor-task.ts';
import { useStanding } from '../factors/use-standing.ts';

interface Props {
  passkeys: readonly OwnPasskey[];
  onTask: (task: FactorTask) => void;
}

/** The passkeys by name, with their actions. */
export function PasskeyList({ passkeys, onTask }: Props) {
  const { t } = useTranslation('account');
  const standing = useStanding();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {passkeys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium wrap-anywhere">
              <bdi>{key.name}</bdi>
            </p>
            <p className="text-sm text-muted">
              {standing(key)}
              {key.synced && ` · ${t('factors.keys.synced')}`}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => onTask({ is: 'rename_key', key })}
              aria-label={t('factors.keys.renameLabel', { name: key.name })}
            >
              {t('factors.keys.rename')}
            </Button>
            <Button
              look="danger"
              onClick={() => onTask({ is: 'remove_key', key })}
              aria-label={t('factors.keys.removeLabel', { name: key.name })}
            >
              {t('factors.remove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
