import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `before` during the hydration of a prerendered page, which must render as it was built whatever the address says, and `value`
 * from then on. Only a difference causes another render, which delays the page: so pass the final value rather than asking
 * whether the page is hydrated.
 */
export const useOnceAwake = <T extends string | null>(value: T, before: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
