import type { Caller } from '../ports/caller.ts';

export interface Waiting extends Caller {
  begin: () => void;
}

/** Limits on the number of waiting calls. */
export interface Crowd {
  all: number;
  ofAddress: number;
  ofAccount: number;
}

/** The waiting calls. */
export interface FairQueue {
  /** Whether one more call of this caller would exceed a limit. */
  isFullFor(caller: Caller): boolean;
  add(entry: Waiting): void;
  remove(entry: Waiting): void;
  /** Removes and returns the next call. */
  next(): Waiting | undefined;
  /** Forgets who was served when: nobody waits or is being served. */
  rest(): void;
}

/**
 * Order: the address served longest ago, then the account served longest ago, then arrival. So a caller with a hundred requests
 * and one with a single request take turns, however many accounts the former has.
 */
export function createFairQueue(most: Crowd): FairQueue {
  const waiting: Waiting[] = [];
  const served = new Map<string, number>();
  let turn = 0;
  const lastTurn = (name: string): number => served.get(name) ?? 0;
  const isBefore = (one: Caller, other: Caller): boolean => {
    const ahead = lastTurn(one.address) - lastTurn(other.address);
    return ahead === 0 ? lastTurn(one.account) < lastTurn(other.account) : ahead < 0;
  };
  const remove = (entry: Waiting): void => void waiting.splice(waiting.indexOf(entry), 1);
  return {
    isFullFor: ({ address, account }) =>
      waiting.length >= most.all ||
      waiting.filter((other) => other.address === address).length >= most.ofAddress ||
      waiting.filter((other) => other.account === account).length >= most.ofAccount,
    add: (entry) => void waiting.push(entry),
    remove,
    next: () => {
      const [head, ...others] = waiting;
      if (head === undefined) return undefined;
      const next = others.reduce((first, other) => (isBefore(other, first) ? other : first), head);
      remove(next);
      turn += 1;
      served.set(next.address, turn).set(next.account, turn);
      return next;
    },
    rest: () => served.clear(),
  };
}
