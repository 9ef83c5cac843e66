import { useTranslation } from 'react-i18next';
import { DoorButton } from './door-button.tsx';

export function FinalCall() {
  const { t } = useTranslation('site');
  return (
    // What is ink on paper is paper here, in the buttons too.
    <section className="bg-[#1b1a19] text-[#f4f1ec] [--edge:#7d7770] [--focus:#f4f1ec] [--ink:#f4f1ec]">
      <div className="page-width grid justify-items-start gap-8 py-10 md:py-28">
        <h2 className="headline max-w-4xl text-4xl md:text-5xl">{t('final.title')}</h2>
        <DoorButton />
      </div>
    </section>
  );
}
