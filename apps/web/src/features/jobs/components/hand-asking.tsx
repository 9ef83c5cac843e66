import type { Job, Variation } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useAdjustJob } from '../api/use-adjust-job.ts';
import { useChangePicture } from '../api/use-picture-change.ts';
import type { Hand } from '../hand/use-hand.ts';

interface Props {
  job: Job;
  picture: Variation;
  hand: Hand;
  onClose: () => void;
}

/** Applies the adjustment to the picture or the whole set, and then clears the draft. */
function useAsking({ job, picture, hand, onClose }: Props) {
  const { wish, open, isChanged, isNeutral, forget } = hand;
  const change = useChangePicture(job.id, picture.id);
  const adjust = useAdjustJob(job.id);
  const done = () => {
    forget();
    onClose();
  };
  const putOn = async () => {
    if (!wish || !isChanged) return;
    await change.mutateAsync({ adjustment: isNeutral ? null : wish.adjustment, scene: wish.scene });
  };
  const putOnAll = async () => {
    await putOn();
    if (!wish) return;
    const { scale, shadow, ground } = wish.adjustment;
    await adjust.mutateAsync({ scale, shadow, ...(open?.sheet.grounds ? { ground } : {}) });
  };
  const endAfter = async (asking: () => Promise<void>) => {
    try {
      await asking();
      done();
    } catch {
      // The error is shown, and the draft is kept.
    }
  };
  return {
    isPending: change.isPending || adjust.isPending,
    putOn: () => void endAfter(putOn),
    putOnAll: () => void endAfter(putOnAll),
  };
}

/** The actions for a moved product in a finished set. */
export function HandAsking(props: Props) {
  const { t } = useTranslation(['hand', 'job']);
  const { hand, picture, onClose } = props;
  const { isPending, putOn, putOnAll } = useAsking(props);
  const { left, state } = picture.change;
  const isOff = isPending || left === 0 || state === 'running';
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="next" disabled={isOff || !hand.isChanged} onClick={putOn}>
          {t('hand:apply')}
        </Button>
        <Button onClick={onClose}>{t('hand:close')}</Button>
      </div>
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        <Button disabled={isOff || hand.wish === null} onClick={putOnAll}>
          {t('hand:set.button')}
        </Button>
        <p className="text-sm text-muted">{t(hand.open?.sheet.grounds ? 'hand:set.hintGround' : 'hand:set.hint')}</p>
      </div>
      <p className="text-sm text-muted">
        {left === 0 ? t('job:change.noneLeft') : `${t('job:change.free')} ${t('job:change.left', { count: left })}.`}
      </p>
    </>
  );
}
