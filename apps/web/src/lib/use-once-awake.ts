import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `before` while a prerendered page wakes up – until then it must look as it was built, whatever the address says – and `value`
 * from then on. Only where the two differ is anything drawn anew, and that holds the page up: so ask for the answer, not
 * for whether the page is awake.
 */
export const useOnceAwake = <T extends string | null>(value: T, before: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  );

/** A class for pictures below the first screen: they are not asked for before the page is awake, which is after its first paint. */
export const useLateClass = (): string => useOnceAwake('', 'until-awake');
