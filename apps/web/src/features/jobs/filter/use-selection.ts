import { useState } from 'react';

/** Which of `ids` are selected; what is no longer among them is let go. */
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
