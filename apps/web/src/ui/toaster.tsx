import { Toaster as Sonner } from 'sonner';

const VISIBLE = 3;
const DURATION_MS = 5000;
/** The page's focus ring; sonner replaces it with a shadow, which is hardly visible on a dark background. */
const SHOWS_FOCUS = 'focus-visible:![outline:2px_solid_var(--focus)] focus-visible:!outline-offset-3';

/** Toast messages: at most three, a few seconds each. */
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
          // Sonner sets its own font, so the page's is not inherited.
          fontFamily: 'var(--font-sans)',
        },
        classNames: {
          toast: SHOWS_FOCUS,
          description: '!text-muted',
          actionButton: `!bg-ink !text-ground !min-h-8 !rounded-sm ${SHOWS_FOCUS}`,
        },
      }}
    />
  );
}
