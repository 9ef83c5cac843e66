import { useTranslation } from 'react-i18next';
import type { useGuest } from '../api/use-enter.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { useGoogleStart } from '../api/use-google.ts';
import { useSignInWays } from '../api/use-sign-in-ways.ts';
import type { usePasskeySignIn } from '../api/use-passkey-sign-in.ts';
import { FormError } from './form-error.tsx';
import { GoogleMark } from './google-mark.tsx';
import { PasskeyWay } from './passkey-way.tsx';

interface Props {
  /** The page afterwards; null: the method's default. */
  next: string | null;
  remember: boolean;
  /** Null for guests. */
  guest: ReturnType<typeof useGuest> | null;
  /** Null if the server offers no passkeys. */
  passkey?: ReturnType<typeof usePasskeySignIn> | null;
}

/**
 * Sign-in methods without a password. They come last, with passkeys and Google, which not every installation offers, at the very
 * end: appearing late, they shift nothing.
 */
export function OtherWays({ next, remember, guest, passkey = null }: Props) {
  const { t } = useTranslation('auth');
  const { locale } = useLanguage();
  const { data: ways } = useSignInWays();
  const google = useGoogleStart();
  const wish = { remember, language: locale, ...(next !== null && { return_to: next }) };
  if (guest === null && ways?.google !== true && (passkey === null || ways?.passkeys !== true)) return null;
  return (
    <section aria-label={t('ways.label')} className="mt-8 grid gap-5 border-t border-line pt-8">
      <FormError error={google.error ?? guest?.error ?? null} />
      {guest && (
        <div className="grid gap-1.5">
          <Button
            disabled={guest.isPending}
            onClick={() => guest.mutate(locale)}
            aria-describedby="guest-hint"
            className="w-full"
          >
            {t(guest.isPending ? 'ways.guestPending' : 'ways.guest')}
          </Button>
          <p id="guest-hint" className="text-sm text-muted">
            {t('ways.guestHint')}
          </p>
        </div>
      )}
      {passkey && ways?.passkeys === true && <PasskeyWay passkey={passkey} remember={remember} />}
      {ways?.google === true && (
        <Button disabled={google.isPending || google.isSuccess} onClick={() => google.mutate(wish)} className="w-full">
          <GoogleMark />
          {t(google.isPending || google.isSuccess ? 'ways.googlePending' : 'ways.google')}
        </Button>
      )}
    </section>
  );
}
