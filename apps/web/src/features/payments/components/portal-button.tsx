import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenPortal } from '../api/use-subscription.ts';

/** The way to the payment provider's own pages: the card, and invoices. */
export function PortalButton({ label, look = 'outline' }: { label: string; look?: 'outline' | 'next' }) {
  const { t } = useTranslation('payments');
  const say = useErrorText();
  const portal = useOpenPortal();
  return (
    <Button
      look={look}
      disabled={portal.isPending}
      title={t('manage.portalHint')}
      onClick={() => portal.mutate(undefined, { onError: (error) => toast.error(say(error)) })}
    >
      {label}
    </Button>
  );
}
