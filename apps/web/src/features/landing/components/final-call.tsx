import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';

export function FinalCall({ start }: { start: string }) {
  const { t } = useTranslation('site');
  return (
    <section className="bg-[#1b1a19] text-[#f4f1ec] [--focus:#f4f1ec]">
      <div className="page-width grid justify-items-start gap-8 py-20 md:py-28">
        <h2 className="headline max-w-4xl text-4xl md:text-5xl">{t('final.title')}</h2>
        <Button asChild look="next" size="large" className="max-sm:w-full">
          <Link to={start}>{t('hero.start')}</Link>
        </Button>
      </div>
    </section>
  );
}
