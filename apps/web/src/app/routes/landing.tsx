import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { takeLeave } from '../../features/accounts/away-at-google.ts';
import { handOverHash } from '../../features/accounts/handed-session.ts';
import { landingRoute } from '../../features/accounts/landing-route.ts';
import { FinalCall } from '../../features/landing/components/final-call.tsx';
import { Fidelity } from '../../features/landing/components/fidelity.tsx';
import { Hero } from '../../features/landing/components/hero.tsx';
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx';
import { SampleSet } from '../../features/landing/components/sample-set.tsx';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** Sends on those who come from an e-mail or from Google. */
function useLandingRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    const { hash, search } = window.location;
    const route = landingRoute(hash, search);
    if (route === null) return;
    if (route === '/auth/callback') handOverHash();
    // Google's page was left without an account: what comes in a later link was not asked for.
    else if (route.startsWith('/login')) takeLeave();
    void navigate(route, { replace: true });
  }, [navigate]);
}

export default function Landing() {
  const { t } = useTranslation('site');
  const start = useSignedIn() ? '/generate' : '/signup';
  useLandingRoute();
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero start={start} />
      <HowItWorks />
      <SampleSet />
      <Fidelity />
      <FinalCall start={start} />
    </>
  );
}
