import type { ReactNode } from 'react';

/**
 * Renders both refund policies; the server marks the valid one on `<html>`, so that it shows without script and without delay.
 */
export function ByRefundPolicy({ guarantee, final }: { guarantee: ReactNode; final: ReactNode }) {
  return (
    <>
      <div className="[html[data-refund-policy=final]_&]:hidden">{guarantee}</div>
      <div className="[html:not([data-refund-policy=final])_&]:hidden">{final}</div>
    </>
  );
}
