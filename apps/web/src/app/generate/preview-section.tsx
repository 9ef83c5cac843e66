import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviews } from '../../features/previews/api/use-previews.ts';
import { PreviewSet } from '../../features/previews/components/preview-set.tsx';
import type { Draft } from './use-draft.ts';
import { useObstacleText } from './use-obstacle-text.ts';

/** Between configuring and paying, and no step of its own: who trusts us goes by it. */
export function PreviewSection({ draft: { body, photos, obstacle } }: { draft: Draft }) {
  const { t } = useTranslation('generate');
  const id = useId();
  const previews = usePreviews();
  const say = useObstacleText();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-[4rem_minmax(0,1fr)] md:py-12"
    >
      <Eye aria-hidden size={36} strokeWidth={1.5} className="text-muted" />
      <div className="grid min-w-0 gap-6">
        <div>
          <h2 id={id} className="headline text-2xl">
            {t('previews.title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{t('previews.lead', { pixels: FINAL_SIDE_PX })}</p>
        </div>
        <PreviewSet {...{ previews, body, photos }} obstacle={obstacle && say(obstacle)} />
      </div>
    </section>
  );
}
