// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

class Watcher extends EventTarget {
  static alive = new Set<Watcher>();
  constructor() {
    super();
    Watcher.alive.add(this);
  }
  destroy() {
    Watcher.alive.delete(this);
  }
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="A question" closeLabel="Close">
        Really?
      </Dialog>
    </>
  );
}

beforeEach(() => vi.stubGlobal('CloseWatcher', Watcher));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('closes on a phone’s Back, and watches only while open', () => {
  render(<Page />);
  expect(Watcher.alive.size).toBe(0);
  act(() => screen.getByText('open').click());
  expect(screen.getByText('Really?')).toBeTruthy();
  const [watcher] = Watcher.alive;
  act(() => void watcher?.dispatchEvent(new Event('close')));
  expect(screen.queryByText('Really?')).toBeNull();
  expect(Watcher.alive.size).toBe(0);
});
