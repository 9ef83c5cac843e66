const TONES = { good: 'text-good', bad: 'text-danger', plain: 'text-muted' } as const;

/** A state as a word; its colour only repeats it. */
export function StateWord({ tone, children }: { tone: keyof typeof TONES; children: string }) {
  return <span className={TONES[tone]}>{children}</span>;
}
