import { Toaster as Sonner } from 'sonner';

const VISIBLE = 3;
const DURATION_MS = 5000;

/** Where short messages appear: at most three, a few seconds each. */
export function Toaster({ label, direction, dark }: { label: string; direction: 'ltr' | 'rtl'; dark: boolean }) {
  return (
    <Sonner
      containerAriaLabel={label}
      dir={direction}
      theme={dark ? 'dark' : 'light'}
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      position="bottom-center"
      toastOptions={{
        style: {
          background: 'var(--raised)',
          color: 'var(--ink)',
          border: '1px solid var(--edge)',
          borderRadius: 3,
          fontFamily: 'inherit',
        },
        classNames: { description: '!text-muted', actionButton: '!bg-ink !text-ground !min-h-8 !rounded-sm' },
      }}
    />
  );
}
