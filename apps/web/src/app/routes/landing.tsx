import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { takeLeave } from '../../features/accounts/away-at-google.ts';
import { handOverHash } from '../../features/accounts/handed-session.ts';
import { landingRoute } from '../../features/accounts/landing-route.ts';
import { Hero } from '../../features/landing/components/hero.tsx';
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx';
import { island } from '../../lib/island/island.tsx';
import { Door } from '../landing/door.tsx';
import { PageTitle } from '../shell/page-title.tsx';

const LowerPart = island(() => import('../landing/lower-part.tsx'));

/** Redirects visitors who arrive from an e-mail or from Google. */
function useLandingRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    const { hash, search } = window.location;
    const route = landingRoute(hash, search);
    if (route === null) return;
    if (route === '/auth/callback' || route === '/second-step') handOverHash();
    // Google's page was left without signing in: a session in a later link was not requested.
    else if (route.startsWith('/login')) takeLeave();
    void navigate(route, { replace: true });
  }, [navigate]);
}

export default function Landing() {
  const { t } = useTranslation('site');
  useLandingRoute();
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Door />
      <Hero />
      <HowItWorks />
      <LowerPart />
    </>
  );
}
