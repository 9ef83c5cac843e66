import { MAX_PHOTOS } from '@vitrine/contract/limits';
import { Camera, ImagePlus, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { takeHandedFiles } from '../../../lib/handed-files.ts';
import { Button } from '../../../ui/button.tsx';
import { useIntake, type Refusal } from '../api/use-intake.ts';
import type { Uploads } from '../api/use-uploads.ts';
import { FilePicker } from './file-picker.tsx';
import { useFileSources } from './use-file-sources.ts';

interface RefusalsProps {
  refusals: readonly Refusal[];
  /** Whether there are photos besides those refused. */
  others: boolean;
  onDismiss: () => void;
}

function Refusals({ refusals, others, onDismiss }: RefusalsProps) {
  const { t } = useTranslation('studio');
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className="flex items-start gap-2 border-s-2 border-danger ps-4">
      <ul className="flex-1 py-2 text-danger">
        {refusals.map(({ key, text }) => (
          <li key={key} className="break-words">
            {text}
          </li>
        ))}
        {others && <li className="text-sm text-muted">{t('upload.kept')}</li>}
      </ul>
      <Button look="quiet" size="icon" aria-label={t('upload.dismiss')} onClick={onDismiss}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  );
}

/** Photos converted on this device, with their sizes. */
const Converted = ({ lines }: { lines: readonly Refusal[] }) => (
  <output className="grid gap-1 text-sm text-muted empty:hidden">
    {lines.map(({ key, text }) => (
      <span key={key} className="wrap-anywhere">
        {text}
      </span>
    ))}
  </output>
);

function Invitation({ hovering }: { hovering: boolean }) {
  const { t } = useTranslation('studio');
  return (
    <p className="headline text-2xl">
      <span className="pointer-coarse:hidden">{t(hovering ? 'upload.dropNow' : 'upload.invite')}</span>
      <span className="hidden pointer-coarse:inline">{t('upload.inviteTouch')}</span>
    </p>
  );
}

/** Input of photos: dropped, pasted, picked, taken with the camera, or handed over from the start page. */
export function PhotoIntake({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('studio');
  const { take, refusals, converted, checking, dismiss } = useIntake(uploads);
  const receive = (files: readonly File[]) => void take(files);
  const hovering = useFileSources(receive);
  const receiveHanded = useEffectEvent(() => receive(takeHandedFiles()));
  useEffect(() => receiveHanded(), []);
  const empty = uploads.entries.length === 0;
  const full = uploads.entries.length >= MAX_PHOTOS;
  return (
    <div className="grid gap-4">
      <div
        className={`grid justify-items-center gap-4 border border-dashed px-4 text-center transition-colors duration-150 ${
          empty ? 'py-14 md:py-20' : 'py-6'
        } ${hovering ? 'border-accent bg-raised' : 'border-edge'}`}
      >
        {empty && <Invitation hovering={hovering} />}
        {full ? (
          <p className="text-muted">{t('upload.full', { max: MAX_PHOTOS })}</p>
        ) : (
          <div className="flex flex-wrap justify-center gap-3">
            <FilePicker onFiles={receive} look={empty ? 'next' : 'outline'}>
              <ImagePlus aria-hidden size={18} />
              {t(empty ? 'upload.choose' : 'upload.addMore')}
            </FilePicker>
            <FilePicker onFiles={receive} camera className="pointer-fine:hidden">
              <Camera aria-hidden size={18} />
              {t('upload.camera')}
            </FilePicker>
          </div>
        )}
        <p className="placard max-w-md">{t('upload.rules', { max: MAX_PHOTOS })}</p>
        <output className="text-sm text-muted empty:hidden">{checking ? t('upload.checking') : ''}</output>
      </div>
      <Converted lines={converted} />
      <Refusals refusals={refusals} others={!empty} onDismiss={dismiss} />
    </div>
  );
}
