import type { StyleId } from '@vitrine/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Previews } from '../../features/previews/api/use-previews.ts';
import { Button } from '../../ui/button.tsx';

const PAY = 'pay';

/** Whether a part of the page is in view. */
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
  /** Of the set, in order. */
  styles: readonly StyleId[];
}

/** As many as fit beside the button. */
const SHOWN = 2;

/** The first previews and their number: on a phone they are visible without a press. */
function Look({ previews: { state }, styles }: Props) {
  const { t } = useTranslation('generate');
  const seen = styles.flatMap((style) => state.proofs[style] ?? []).slice(0, SHOWN);
  const made = styles.filter((style) => state.fresh.includes(style)).length;
  return (
    <a
      href="#previews"
      className="flex min-h-14 shrink-0 items-center gap-1.5 rounded-md text-sm font-medium no-underline"
    >
      {seen.map(({ src, key }) => (
        <img key={key} src={src} alt="" className="size-14 animate-[develop_250ms] rounded-sm bg-sunken object-cover" />
      ))}
      <span className="grid ps-1">
        <span className={seen.length > 0 ? 'max-sm:sr-only' : ''}>{t('bar.previews')}</span>{' '}
        <bdi className="tabular-nums">{t('previews.count', { made, total: styles.length })}</bdi>
      </span>
    </a>
  );
}

/** On phones and narrow windows: previews and the next action, always in reach. Hidden where its target is in view. */
export function ActionBar({ previews, styles }: Props) {
  const { t } = useTranslation('generate');
  const paying = useInSight(PAY);
  if (previews.state.phase === 'none' || paying) return null;
  return (
    <nav
      data-foot-bar
      aria-label={t('bar.label')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page-width flex items-center gap-3 py-2">
        <Look {...{ previews, styles }} />
        <Button asChild look="next" className="min-h-14 grow px-3 leading-tight">
          <a href={`#${PAY}`}>{t('bar.next')}</a>
        </Button>
      </div>
    </nav>
  );
}
