import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Saving } from './create-saver.ts';
import type { Editor } from './use-editor.ts';
import type { Point } from '../../../lib/view/view.ts';

/** After this time without a key the brush has come to rest, and its place is worth a word. */
const REST_MS = 500;

/** What a screen reader says: that the cut-out has changed, where the brush is, and whatever else is to be said. */
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
  // Silent while it is saving, so that the same words are new every time.
  const news = isChanged && saving.status === 'saved' ? t(isEmpty ? 'nothingLeft' : 'updated') : '';
  return { news, remark, speak, speakPlace };
}
