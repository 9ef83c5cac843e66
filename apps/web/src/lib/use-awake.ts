import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page wakes up: until then it must look as it was built, whatever the address says. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
