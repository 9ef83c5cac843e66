import { useState, type ReactNode } from 'react';
import { LeaveGuestDialog } from './leave-guest-dialog.tsx';

/** A word in a sentence that logs a guest out, after saying what that costs. */
export function LeaveGuest({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="py-1 text-ink underline underline-offset-4" onClick={() => setAsking(true)}>
        {children}
      </button>
      <LeaveGuestDialog open={asking} onOpenChange={setAsking} />
    </>
  );
}
