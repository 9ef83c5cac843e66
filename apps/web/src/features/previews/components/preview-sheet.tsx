import type { StyleId } from '@vitrine/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../ui/frame.tsx';
import { isDeveloping, isRunning, type PreviewsState } from '../previews-state.ts';
import type { Wording } from './picture-words.tsx';
import { type RenderHand, PreviewViewer } from './preview-viewer.tsx';

interface Props {
  state: PreviewsState;
  /** Styles of the current set, in order. */
  styles: readonly StyleId[];
  /** Null if words cannot be changed. */
  wording: Wording | null;
  /** Null if products cannot be moved. */
  renderHand: RenderHand | null;
}

interface FrameProps {
  state: PreviewsState;
  style: StyleId;
  number: number;
  onOpen: () => void;
}

function PreviewFrame({ state, style, number, onOpen }: FrameProps) {
  const { t } = useTranslation(['generate', 'styles']);
  const title = t(`styles:${style}.name`);
  const proof = state.proofs[style];
  const failed = state.failed[style];
  const developing = isDeveloping(state, style);
  const look = failed !== undefined ? 'failed' : developing ? 'developing' : proof ? 'ready' : 'waiting';
  const note = developing ? t('generate:previews.frame.developing') : t('generate:previews.frame.notMade');
  return (
    <Frame
      number={number}
      title={title}
      state={look}
      src={proof?.src ?? null}
      alt={t('generate:previews.alt', { style: title })}
      note={failed ?? note}
      onOpen={proof !== undefined && failed === undefined ? onOpen : undefined}
      openLabel={t('generate:previews.open', { style: title })}
    />
  );
}

/** All previews on one sheet, as they are made; each opens large. */
export function PreviewSheet({ state, styles, wording, renderHand }: Props) {
  const { t } = useTranslation('generate');
  const [open, setOpen] = useState<StyleId | null>(null);
  const shown = styles.flatMap((style) => {
    const proof = state.proofs[style];
    const developing = isDeveloping(state, style);
    return proof === undefined || state.failed[style] !== undefined ? [] : [{ style, proof, developing }];
  });
  return (
    <>
      <ol
        aria-label={t('previews.sheet')}
        aria-busy={isRunning(state)}
        className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 lg:grid-cols-2"
      >
        {styles.map((style, index) => (
          <li key={style}>
            <PreviewFrame {...{ state, style }} number={index + 1} onOpen={() => setOpen(style)} />
          </li>
        ))}
      </ol>
      <PreviewViewer {...{ shown, open, wording, renderHand }} onOpen={setOpen} />
    </>
  );
}
