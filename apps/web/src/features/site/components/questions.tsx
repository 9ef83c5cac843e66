import { ByRefundPolicy } from './by-refund-policy.tsx';
import { Blocks, type Block } from './rich-text.tsx';

/** An answer, or two if it depends on the operator's refund policy. */
export interface Question {
  id: string;
  question: string;
  answer?: readonly Block[];
  guarantee?: readonly Block[];
  final?: readonly Block[];
}

/** Expandable questions with the browser's own element: usable by keyboard and without script. */
export function Questions({ title, items }: { title: string; items: readonly Question[] }) {
  return (
    <section className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:gap-x-24">
      <h2 className="headline text-2xl lg:pt-3">{title}</h2>
      <div className="max-w-[68ch] border-t border-line">
        {items.map(({ id, question, answer, guarantee, final }) => (
          <details key={id} id={id} className="group scroll-mt-8 border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-lg font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden
                className="relative size-4 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-ink after:absolute after:inset-y-0 after:start-1/2 after:w-px after:bg-ink after:transition-transform group-open:after:scale-y-0"
              />
            </summary>
            <div className="grid gap-3 pb-6 pe-10 text-muted">
              {answer ? (
                <Blocks blocks={answer} />
              ) : (
                <ByRefundPolicy
                  guarantee={<Blocks blocks={guarantee ?? []} />}
                  final={<Blocks blocks={final ?? []} />}
                />
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
