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

/** Takes what is wanted over into the set: the previews follow, and what is paid for begins so. */
function Asking({ hand, draft: { body, change }, onClose }: AskingProps) {
  const { t } = useTranslation('hand');
  const { wish, open, isChanged, source, forget } = hand;
  const grounds = open?.sheet.grounds ?? false;
  const put = (looks: Looks) => {
    change({ looks: { of: mainOf(body.focus_images, body.image_ids), by: looks } });
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
  /** All that the pictures are made of, as text. */
  wish: string;
  shown: Shown;
  onClose: () => void;
}

/** The product of a picture moved by hand before the set is paid for. */
export function DraftHand({ draft, wish, shown, onClose }: Props) {
  // Of another product nothing of it is meant.
  const drafts = useHandDrafts(mainOf(draft.body.focus_images, draft.body.image_ids) ?? 'draft');
  return (
    <HandFrame
      isWhole
      source={draftSource(draft.body, wish, shown)}
      {...{ drafts, onClose }}
      renderAsking={(hand) => <Asking {...{ hand, draft, onClose }} />}
    />
  );
}
