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
