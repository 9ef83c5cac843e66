import { Check, CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  number: number;
  title: string;
  lead?: string;
  done: boolean;
  /** Something in it should be checked before it counts as done. */
  doubtful?: boolean;
  /** Started: on a phone, space matters more than the introduction then. */
  begun?: boolean;
  /** Target of a link on this page. */
  anchor?: string;
  children?: ReactNode;
}

/** Its number, or a tick once it is done; nothing while it is doubtful. */
function Mark({ number, done, doubtful = false }: Pick<Props, 'number' | 'done' | 'doubtful'>) {
  const { t } = useTranslation('studio');
  const size = { size: 36, strokeWidth: 1.5 };
  if (doubtful) return <CircleAlert aria-label={t('step.doubtful')} className="text-accent" {...size} />;
  return done ? <Check aria-label={t('step.done')} {...size} /> : number;
}

/** One of the four numbered steps: completed ones stay visible and editable. On phones the number has no line of its own. */
export function Step({ number, title, lead, done, doubtful = false, begun = false, anchor, children }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="relative grid gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-[4rem_minmax(0,1fr)] md:py-12 lg:col-start-1 lg:grid-cols-[2.5rem_minmax(0,1fr)] lg:gap-x-4"
    >
      <span
        className={`font-display text-4xl leading-none tabular-nums max-md:absolute max-md:end-0 max-md:top-7 ${done ? 'text-good' : 'text-muted'}`}
        aria-hidden={!done && !doubtful}
      >
        <Mark {...{ number, done, doubtful }} />
      </span>
      <div className="grid min-w-0 gap-6">
        <div>
          <h2 id={id} className="headline text-2xl max-md:pe-14">
            {title}
          </h2>
          {lead !== undefined && (
            <p className={`mt-1 max-w-prose text-muted ${begun ? 'max-sm:hidden' : ''}`}>{lead}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
