import { useState } from 'react';

/** The selection among `ids`; ids that disappear are deselected. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    toggle: (id: string) =>
      setChosen(new Set(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id])),
    all: () => setChosen(new Set(ids)),
    none: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
