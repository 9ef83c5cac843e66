import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Why the studio did not open; the photos are kept for the next attempt. */
export default function DoorTrouble({ error, onRetry, onClose }: Props) {
  const { t } = useTranslation(['site', 'shell']);
  const say = useErrorText();
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground py-3">
      <div className="page-width flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Notice
            tone="danger"
            urgent
            title={t('site:door.failed')}
            action={
              <Button look="next" onClick={onRetry}>
                {t('site:door.retry')}
              </Button>
            }
          >
            {say(error)}
          </Notice>
        </div>
        <Button look="quiet" size="icon" aria-label={t('shell:close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
    </div>
  );
}
