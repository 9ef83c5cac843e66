import type { PictureOptions, Variation } from '@vitrine/contract';
import { Images, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangePicture, usePictureOptions } from '../api/use-picture-change.ts';
import { PictureWords, type WordsDraft } from './picture-words.tsx';

interface Props {
  jobId: string;
  picture: Variation;
  draft: WordsDraft;
  onDraft: (draft: WordsDraft) => void;
  onClose: () => void;
}

interface ToolsProps extends Pick<Props, 'draft' | 'onDraft'> {
  options: PictureOptions;
  disabled: boolean;
  onChange: (body: Parameters<ReturnType<typeof useChangePicture>['mutate']>[0]) => void;
}

/** The words and the scenes that there are. */
function Tools({ options, draft, onDraft, disabled, onChange }: ToolsProps) {
  const { t, i18n } = useTranslation('job');
  const number = new Intl.NumberFormat(i18n.language);
  const { texts, scene, scenes } = options;
  if (texts.length === 0 && scenes === 1) return <p className="text-muted">{t('change.nothing')}</p>;
  return (
    <>
      {texts.length > 0 && (
        <PictureWords {...{ options, draft, onDraft, disabled }} onApply={(edits) => onChange({ texts: edits })} />
      )}
      {scenes > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <span>{t('change.scene', { number: number.format(scene + 1), total: number.format(scenes) })}</span>
          <Button disabled={disabled} onClick={() => onChange({ scene: (scene + 1) % scenes })}>
            <Images aria-hidden size={18} />
            {t('change.another')}
          </Button>
        </div>
      )}
    </>
  );
}

/** How the last change stands, and how many there may still be. */
function Standing({ change }: Pick<Variation, 'change'>) {
  const { t } = useTranslation('job');
  if (change.state === 'failed') return <Notice tone="danger" urgent title={t('change.failed')} />;
  return (
    <p className="text-sm text-muted">
      {change.left === 0 ? t('change.noneLeft') : `${t('change.free')} ${t('change.left', { count: change.left })}.`}
    </p>
  );
}

/** What may be changed, once it is known. */
function Choices({ picture, ...rest }: Omit<ToolsProps, 'options'> & Pick<Props, 'picture'>) {
  const { t } = useTranslation('job');
  const say = useErrorText();
  const options = usePictureOptions(picture);
  if (options.data) return <Tools {...rest} options={options.data} />;
  if (options.isPending) return <output>{t('change.loading')}</output>;
  const again = <Button onClick={() => void options.refetch()}>{t('missing.retry')}</Button>;
  return <Notice tone="danger" urgent title={say(options.error)} action={again} />;
}

/** Beside a picture: what may be changed about it. */
export function PictureChanges({ jobId, picture, draft, onDraft, onClose }: Props) {
  const { t } = useTranslation(['job', 'shell']);
  const change = useChangePicture(jobId, picture.id);
  const busy = change.isPending || picture.change.state === 'running';
  const ask: ToolsProps['onChange'] = (body) => change.mutate(body, { onSuccess: () => onDraft({}) });
  return (
    <section
      aria-label={t('job:change.title')}
      className="grid w-full shrink-0 content-start gap-4 lg:w-96 lg:overflow-y-auto lg:border-s lg:border-line lg:px-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="headline text-lg">{t('job:change.title')}</h3>
        <Button look="quiet" size="icon" aria-label={t('shell:close')} onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      <Standing change={picture.change} />
      <Choices {...{ picture, draft, onDraft }} disabled={busy || picture.change.left === 0} onChange={ask} />
      {picture.change.can_undo && (
        <Button disabled={busy} onClick={() => ask({ undo: true })}>
          <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
          {t('job:change.undo')}
        </Button>
      )}
    </section>
  );
}
