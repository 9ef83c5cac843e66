import { LegalPage } from '../shell/legal-page.tsx';

export default function Privacy() {
  return <LegalPage content="privacy" />;
}
