import type { Caller } from '../ports/caller.ts';

export interface Waiting extends Caller {
  begin: () => void;
}

/** Most that may wait at once. */
export interface Crowd {
  all: number;
  ofAddress: number;
  ofAccount: number;
}

/** Those who wait. */
export interface FairQueue {
  /** Whether one more of this caller would be too many. */
  isFullFor(caller: Caller): boolean;
  add(entry: Waiting): void;
  remove(entry: Waiting): void;
  /** Takes out whose turn it is. */
  next(): Waiting | undefined;
  /** Forgets who was served when: nobody waits or is served any more. */
  rest(): void;
}

/**
 * Whose address was served longest ago is next, then whose account, then who came first: one who asks for a hundred things and
 * one who asks for one take turns, however many accounts the former has.
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
