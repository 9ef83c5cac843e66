import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Saving } from './create-saver.ts';
import type { Editor } from './use-editor.ts';
import type { Point } from '../../../lib/view/view.ts';

/** Without a key press for this long, the brush position is announced. */
const REST_MS = 500;

/** Screen reader announcements: changes of the cut-out, the brush position, and other messages. */
export function useSpoken({ isEmpty, isChanged }: Editor, saving: Saving) {
  const { t } = useTranslation('touchup');
  const [remark, speak] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const speakPlace = ({ x, y }: Point) => {
    const place = t('position', { across: Math.round(x * 100), down: Math.round(y * 100) });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => speak(place), REST_MS);
  };
  // Empty while saving, so that a repeated message counts as new.
  const news = isChanged && saving.status === 'saved' ? t(isEmpty ? 'nothingLeft' : 'updated') : '';
  return { news, remark, speak, speakPlace };
}
