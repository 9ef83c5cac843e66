/** State of saving: `failed` has the error of the latest list. */
export type Saving = { status: 'saved' } | { status: 'saving' } | { status: 'failed'; error: unknown };

export interface Saver<List> {
  /** Sends `list`, replacing one that is waiting. */
  save: (list: List) => void;
  /** Sends the latest list again after a failure. */
  retry: () => void;
  /** Resolves once the latest list is saved, rejects if it could not be. */
  settled: () => Promise<void>;
}

interface Reports<List, Answer> {
  /** The answer to `list`, in saving order. */
  onAnswer: (answer: Answer, list: List) => void;
  onSaving: (saving: Saving) => void;
  /** Whether the answer to `list` is worth showing although `newest` is not sent yet; otherwise it is dropped. */
  leadsTo?: (list: List, newest: List) => boolean;
}

/**
 * Keeps the displayed and the stored state in step: one request at a time, then the latest list, so that neither requests nor
 * answers overtake each other and a slow line is not flooded. Only a failure of the latest list is reported.
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
