import type { AdminUser, GiveCreditsBody } from '@vitrine/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useGiveCredits } from '../api/use-admin-acts.ts';
import { useFormats } from '../use-formats.ts';
import { GrantForm } from './grant-form.tsx';

/** The grant, with the key that makes a retry the same grant. */
type Gift = GiveCreditsBody & { key: string };

interface Props {
  user: Pick<AdminUser, 'id'>;
  name: string;
}

function Confirm({ user, name, gift, onBack, onDone }: Props & { gift: Gift; onBack: () => void; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const say = useErrorText();
  const give = useGiveCredits(user.id);
  const button = useRef<HTMLButtonElement>(null);
  // The form is gone, so the focus returns to the button.
  useEffect(() => button.current?.focus(), []);
  const confirm = () =>
    give.mutate(gift, {
      onSuccess: ({ credits_balance: balance }) => {
        toast.success(t('grant.done', { name, balance: formats.number(balance) }));
        onDone();
      },
    });
  return (
    <div className="grid gap-5">
      <p className="font-medium">{t('grant.sure', { count: gift.credits, name })}</p>
      <p className="border-s-2 border-edge ps-4 text-muted">
        <bdi>{gift.reason}</bdi>
      </p>
      <p className="text-sm text-muted">{t('grant.final')}</p>
      {give.error && (
        <Notice tone="danger" urgent title={t('grant.failed')}>
          {say(give.error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={give.isPending} onClick={onBack}>
          {t('grant.change')}
        </Button>
        <Button ref={button} look="next" disabled={give.isPending} onClick={confirm}>
          {give.isPending ? t('grant.pending') : t('grant.confirm', { count: gift.credits })}
        </Button>
      </div>
    </div>
  );
}

/** Grants credits with a reason: form, confirmation, result. */
export function GiveCredits({ user, name: plainName }: Props) {
  // Isolated, so that an address keeps its direction in a right-to-left sentence.
  const name = `\u2068${plainName}\u2069`;
  const { t } = useTranslation(['admin', 'shell']);
  const [open, setOpen] = useState(false);
  const [wish, setWish] = useState<Gift | null>(null);
  const [sure, setSure] = useState(false);
  const close = () => {
    setOpen(false);
    setSure(false);
    setWish(null);
  };
  const next = (body: GiveCreditsBody) => {
    const isSame = wish?.credits === body.credits && wish.reason === body.reason;
    setWish(isSame ? wish : { ...body, key: crypto.randomUUID() });
    setSure(true);
  };
  return (
    <>
      <Button look="next" onClick={() => setOpen(true)}>
        {t('admin:grant.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(wanted) => (wanted ? setOpen(true) : close())}
        title={t('admin:grant.title')}
        description={t('admin:grant.to', { name })}
        closeLabel={t('shell:close')}
      >
        {sure && wish ? (
          <Confirm {...{ user, name, gift: wish }} onBack={() => setSure(false)} onDone={close} />
        ) : (
          <GrantForm wish={wish} onNext={next} />
        )}
      </Dialog>
    </>
  );
}
