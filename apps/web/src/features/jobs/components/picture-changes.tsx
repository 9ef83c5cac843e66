import type { PictureOptions, Variation } from '@vitrine/contract';
import { Images, Shuffle, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangePicture, usePictureOptions } from '../api/use-picture-change.ts';
import { PictureWords, type WordsDraft } from './picture-words.tsx';
import { SceneChoice } from './scene-choice.tsx';

/** The contract's maximum. */
const MOST_SEED = 1_000_000;

interface Props {
  jobId: string;
  picture: Variation;
  draft: WordsDraft;
  onDraft: (draft: WordsDraft) => void;
}

interface ToolsProps extends Pick<Props, 'draft' | 'onDraft'> {
  options: PictureOptions;
  disabled: boolean;
  onChange: (body: Parameters<ReturnType<typeof useChangePicture>['mutate']>[0]) => void;
}

const ROW = 'flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4';

/** The current scene, the next one, and all of them to choose from. */
function Scenes({ options, disabled, onChange }: Omit<ToolsProps, 'draft' | 'onDraft'>) {
  const { scene, scenes, scene_previews: previews } = options;
  const { t, i18n } = useTranslation('job');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className="grid gap-3">
      <div className={ROW}>
        <span>{t('change.scene', { number: number.format(scene + 1), total: number.format(scenes) })}</span>
        <Button disabled={disabled} onClick={() => onChange({ scene: (scene + 1) % scenes })}>
          <Images aria-hidden size={18} />
          {t('change.another')}
        </Button>
      </div>
      {previews.length > 1 && (
        <SceneChoice {...{ options, disabled }} onChoose={(chosen) => onChange({ scene: chosen })} />
      )}
    </div>
  );
}

const anySeed = (): number => 1 + Math.floor(Math.random() * MOST_SEED);

/** Another random layout. */
function Anew({ disabled, onChange }: Pick<ToolsProps, 'disabled' | 'onChange'>) {
  const { t } = useTranslation('results');
  return (
    <div className={ROW}>
      <span>{t('redo.hint')}</span>
      <Button disabled={disabled} onClick={() => onChange({ seed: anySeed() })}>
        <Shuffle aria-hidden size={18} />
        {t('redo.button')}
      </Button>
    </div>
  );
}

/** Words, scenes and layouts that can be changed. */
function Tools({ options, draft, onDraft, disabled, onChange }: ToolsProps) {
  const { texts, scenes, varies } = options;
  const { t } = useTranslation('job');
  if (texts.length === 0 && scenes === 1 && !varies) return <p className="text-muted">{t('change.nothing')}</p>;
  return (
    <>
      {texts.length > 0 && (
        <PictureWords {...{ options, draft, onDraft, disabled }} onApply={(edits) => onChange({ texts: edits })} />
      )}
      {scenes > 1 && <Scenes {...{ options, disabled, onChange }} />}
      {varies && <Anew {...{ disabled, onChange }} />}
    </>
  );
}

/** State of the last change, and the number left. */
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

/** The editor beside a picture. */
export function PictureChanges({ jobId, picture, draft, onDraft }: Props) {
  const { t } = useTranslation('job');
  const change = useChangePicture(jobId, picture.id);
  const busy = change.isPending || picture.change.state === 'running';
  // Typed words are kept until they are on the picture, whatever else changes before.
  const ask: ToolsProps['onChange'] = (body) => change.mutate(body, { onSuccess: () => body.texts && onDraft({}) });
  return (
    <section aria-label={t('change.title')} className="grid content-start gap-4 border-y border-line py-4">
      <Standing change={picture.change} />
      <Choices {...{ picture, draft, onDraft }} disabled={busy || picture.change.left === 0} onChange={ask} />
      {picture.change.can_undo && (
        <Button disabled={busy} onClick={() => ask({ undo: true })}>
          <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
          {t('change.undo')}
        </Button>
      )}
    </section>
  );
}
