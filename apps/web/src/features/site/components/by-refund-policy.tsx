import type { ReactNode } from 'react';

/**
 * Both readings of what is promised about money back; the server says on `<html>` which one holds, so that it stands
 * there without script and without waiting.
 */
export function ByRefundPolicy({ guarantee, final }: { guarantee: ReactNode; final: ReactNode }) {
  return (
    <>
      <div className="[html[data-refund-policy=final]_&]:hidden">{guarantee}</div>
      <div className="[html:not([data-refund-policy=final])_&]:hidden">{final}</div>
    </>
  );
}
