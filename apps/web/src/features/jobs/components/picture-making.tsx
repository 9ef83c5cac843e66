import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows on the picture that a new version is being made, and announces it when ready. */
export function PictureMaking({ running }: { running: boolean }) {
  const { t } = useTranslation('job');
  const [was, setWas] = useState(running);
  const [done, setDone] = useState(false);
  if (was !== running) {
    setWas(running);
    setDone(was);
  }
  const seen =
    'pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-md bg-ground/90 px-4 py-2 animate-[breathe_1.6s_infinite]';
  return (
    <output className={running ? seen : 'sr-only'}>{running ? t('change.running') : done && t('change.done')}</output>
  );
}
