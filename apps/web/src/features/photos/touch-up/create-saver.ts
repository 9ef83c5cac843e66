/** How saving stands: `failed` carries what went wrong with the newest list. */
export type Saving = { status: 'saved' } | { status: 'saving' } | { status: 'failed'; error: unknown };

export interface Saver<List> {
  /** Sends `list`; one that is waiting its turn is dropped for it. */
  save: (list: List) => void;
  /** Sends the newest list again after it failed. */
  retry: () => void;
  /** Resolves once the newest list is saved, rejects when it could not be. */
  settled: () => Promise<void>;
}

interface Reports<List, Answer> {
  /** The answer to `list`. They come in the order in which the lists were saved. */
  onAnswer: (answer: Answer, list: List) => void;
  onSaving: (saving: Saving) => void;
  /** Whether the answer to `list` is worth telling though `newest` is to be sent yet; otherwise it is dropped. */
  leadsTo?: (list: List, newest: List) => boolean;
}

/**
 * Keeps what is shown and what is stored together: one request at a time, then the newest list, so that neither requests nor
 * answers can pass each other and a slow line is not flooded. A failure is told only of the newest list.
 */
export function createSaver<List, Answer>(
  put: (list: List) => Promise<Answer>,
  { onAnswer, onSaving, leadsTo = () => true }: Reports<List, Answer>,
): Saver<List> {
  let wanted: { list: List } | null = null;
  let flight: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;

  const fly = async () => {
    for (let sent: typeof wanted = null; wanted !== null && wanted !== sent;) {
      sent = wanted;
      try {
        const answer = await put(sent.list);
        if (leadsTo(sent.list, wanted.list)) onAnswer(answer, sent.list);
        failure = null;
      } catch (error) {
        failure = { error };
      }
    }
    flight = null;
    onSaving(failure === null ? { status: 'saved' } : { status: 'failed', error: failure.error });
  };
  const start = () => {
    onSaving({ status: 'saving' });
    flight ??= fly();
  };
  return {
    save: (list) => {
      wanted = { list };
      start();
    },
    retry: () => {
      if (failure !== null) start();
    },
    settled: async () => {
      await flight;
      if (failure !== null) throw failure.error;
    },
  };
}
