import type { Job } from '@vitrine/contract';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Selection } from '../filter/use-selection.ts';
import { SetCard } from './set-card.tsx';
import { ShelvedCard } from './shelved-card.tsx';
import { wallClasses } from './wall-classes.ts';

interface Props {
  jobs: readonly Job[];
  label: string;
  selection: Selection;
  /** Called by Delete and by the cards' buttons. */
  onDelete: (ids: readonly string[]) => void;
  /** Given in the list of deleted sets. */
  onRestore?: ((ids: readonly string[]) => void) | undefined;
}

const setOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-set]')?.dataset['set'] : undefined;

const focusOf = (list: HTMLElement | null, id: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-set="${id}"] :is([data-opens], [type=checkbox])`);

/** When the focused set leaves the list, the focus moves to the one in its place. */
function useFocusKept(jobs: readonly Job[]) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ id: string | undefined; ids: readonly string[] }>({ id: undefined, ids: [] });
  useEffect(() => {
    const ids = jobs.map(({ id }) => id);
    const { id, ids: before } = last.current;
    if (id !== undefined && !ids.includes(id) && document.activeElement === document.body) {
      const at = before.indexOf(id);
      const next = before.slice(at).find((one) => ids.includes(one)) ?? ids.at(-1);
      focusOf(list.current, next)?.focus();
    }
    last.current.ids = ids;
  }, [jobs]);
  const onFocus = ({ target }: { target: EventTarget }) => {
    last.current.id = setOf(target);
  };
  return { list, onFocus };
}

/** Space selects, Delete deletes the selection or the focused set, Escape clears, Ctrl+A selects all visible sets. */
function useKeys({ selection, onDelete }: Pick<Props, 'selection' | 'onDelete'>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = setOf(event.target);
    const on = event.target instanceof HTMLElement ? event.target : null;
    const act = (does: () => void) => {
      event.preventDefault();
      does();
    };
    if (event.key === ' ' && id !== undefined && on?.matches('[data-opens]')) act(() => selection.toggle(id));
    if (event.key === 'Delete' && id !== undefined)
      act(() => onDelete(selection.selected.length > 0 ? selection.selected : [id]));
    if (event.key === 'Escape' && selection.selected.length > 0) act(selection.none);
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) act(selection.all);
  };
}

/** Sets that can be selected, deleted and restored. */
export function SetList({ jobs, label, selection, onDelete, onRestore }: Props) {
  const { list, onFocus } = useFocusKept(jobs);
  const onKeyDown = useKeys({ selection, onDelete });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside
    <ul ref={list} aria-label={label} className={wallClasses} onKeyDown={onKeyDown} onFocus={onFocus}>
      {jobs.map((job) => {
        const common = {
          job,
          selected: selection.selected.includes(job.id),
          selecting: selection.selected.length > 0,
          onToggle: () => selection.toggle(job.id),
          onDelete: () => onDelete([job.id]),
        };
        return (
          <li key={job.id} data-set={job.id} className="min-w-0">
            {onRestore ? <ShelvedCard {...common} onRestore={() => onRestore([job.id])} /> : <SetCard {...common} />}
          </li>
        );
      })}
    </ul>
  );
}
