import { DEFAULT_STYLE_IDS } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { HandFrame } from '../../features/jobs/components/hand-page.tsx';
import { type Hand, useHandDrafts } from '../../features/jobs/hand/use-hand.ts';
import type { Shown } from '../../features/previews/components/preview-viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { withLook, withLookOnAll } from './arrange-looks.ts';
import { draftSource } from './draft-source.ts';
import { type Looks, mainOf } from './set-body.ts';
import type { Draft } from './use-draft.ts';

interface AskingProps {
  hand: Hand;
  draft: Draft;
  onClose: () => void;
}

/** Applies the adjustment to the set: previews and the paid pictures start from it. */
function Asking({ hand, draft: { body, photos, change }, onClose }: AskingProps) {
  const { t } = useTranslation('hand');
  const { wish, open, isChanged, source, forget } = hand;
  const grounds = open?.sheet.grounds ?? false;
  const put = (looks: Looks) => {
    change({ looks: { of: mainOf(body.focus_images, photos), by: looks } });
    forget();
    onClose();
  };
  const putOn = () => wish && put(withLook(body.looks ?? {}, source.style, wish));
  const putOnAll = () => {
    if (!wish) return;
    const on = { style: source.style, styles: body.styles ?? DEFAULT_STYLE_IDS, grounds };
    put(withLookOnAll(body.looks ?? {}, on, wish));
    toast(t('draft.asked'));
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="next" disabled={!isChanged} onClick={putOn}>
          {t('apply')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        <Button disabled={wish === null} onClick={putOnAll}>
          {t('set.button')}
        </Button>
        <p className="text-sm text-muted">{t(grounds ? 'set.hintGround' : 'set.hint')}</p>
      </div>
      <p className="text-sm text-muted">{t('draft.free')}</p>
    </>
  );
}

interface Props {
  draft: Draft;
  /** All inputs of the pictures, serialised. */
  wish: string;
  shown: Shown;
  onClose: () => void;
}

/** Moves the product of a picture by hand before the set is paid for. */
export function DraftHand({ draft, wish, shown, onClose }: Props) {
  // An adjustment belongs to one product and is not applied to another.
  const drafts = useHandDrafts(mainOf(draft.body.focus_images, draft.photos) ?? 'draft');
  return (
    <HandFrame
      isWhole
      source={draftSource(draft.body, wish, shown)}
      {...{ drafts, onClose }}
      renderAsking={(hand) => <Asking {...{ hand, draft, onClose }} />}
    />
  );
}
