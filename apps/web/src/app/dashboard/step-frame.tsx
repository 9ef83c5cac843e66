import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  text: string;
  /** The link to the step; the only accent colour on the page. */
  action: ReactNode;
  /** What it is about, to look at. */
  picture?: ReactNode;
  children?: ReactNode;
}

const frame = 'grid gap-x-16 gap-y-8 border-t border-line pt-8 md:min-h-80 md:grid-cols-[1fr_20rem] md:items-center';

/** Layout of the next step: large text, its action, and a picture. */
export function StepFrame({ title, text, action, picture, children }: Props) {
  const { t } = useTranslation('sets');
  return (
    <section aria-label={t('next.label')} className={frame}>
      <div className="grid justify-items-start gap-5">
        <h2 className="headline text-2xl md:text-3xl">{title}</h2>
        <p className="max-w-prose text-muted">{text}</p>
        {children}
        {action}
      </div>
      <div className="max-md:order-first max-md:max-w-xs">{picture}</div>
    </section>
  );
}

/** As large as the step will be, to avoid layout shift. */
export function StepLoading() {
  return (
    <div aria-hidden className={`animate-[breathe_1.6s_infinite] ${frame}`}>
      <div className="grid gap-5">
        <div className="h-10 w-3/4 bg-sunken" />
        <div className="h-5 w-full max-w-prose bg-sunken" />
        <div className="h-14 w-48 bg-sunken" />
      </div>
      <div className="aspect-[3/2] bg-sunken max-md:order-first max-md:max-w-xs" />
    </div>
  );
}
