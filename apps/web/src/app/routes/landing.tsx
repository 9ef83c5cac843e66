import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FinalCall } from '../../features/landing/components/final-call.tsx';
import { Fidelity } from '../../features/landing/components/fidelity.tsx';
import { Hero } from '../../features/landing/components/hero.tsx';
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx';
import { SampleSet } from '../../features/landing/components/sample-set.tsx';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** Links in confirmation e-mails lead here, with what they carry in the hash, which no server log ever sees. */
function useHashRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    const { hash } = window.location;
    if (new URLSearchParams(hash.slice(1)).get('type') === 'signup')
      void navigate(`/auth/confirm${hash}`, { replace: true });
  }, [navigate]);
}

export default function Landing() {
  const { t } = useTranslation('site');
  const start = useSignedIn() ? '/generate' : '/signup';
  useHashRoute();
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
