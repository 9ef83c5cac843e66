import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Previews } from '../../features/previews/api/use-previews.ts';
import { Button } from '../../ui/button.tsx';

const PAY = 'pay';

/** Whether a part of the page is in sight; it may be below or above. */
function useInSight(id: string): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (part === null) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.some((one) => one.isIntersecting)));
    observer.observe(part);
    return () => observer.disconnect();
  }, [id]);
  return inSight;
}

interface Props {
  previews: Previews;
  /** Of the set. */
  total: number;
}

/** On phones and narrow windows: the way on, under the thumb, from wherever the page is. Gone where it leads to. */
export function ActionBar({ previews: { state }, total }: Props) {
  const { t } = useTranslation('generate');
  const paying = useInSight(PAY);
  if (state.phase === 'none' || paying) return null;
  return (
    <nav
      aria-label={t('bar.label')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page-width flex items-center gap-3 py-2">
        <Button asChild className="px-3">
          <a href="#previews">
            {t('bar.previews')}{' '}
            <bdi className="tabular-nums">{t('previews.count', { made: state.fresh.length, total })}</bdi>
          </a>
        </Button>
        <Button asChild look="next" className="grow px-3">
          <a href={`#${PAY}`}>{t('bar.next')}</a>
        </Button>
      </div>
    </nav>
  );
}
