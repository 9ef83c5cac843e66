import { useTranslation } from 'react-i18next';
import { ContactSupport } from '../../../lib/content/contact-support.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { listCards } from '../cards.ts';
import type { ShopCatalogue } from '../fallback-catalogue.ts';

function Note({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  );
}

/** What a buyer should know: what a credit is, which cards are accepted, and the refund policy. */
export function ShopNotes({ catalogue }: { catalogue: ShopCatalogue }) {
  const { t } = useTranslation('payments');
  const { locale } = useLanguage();
  const { refund_policy: policy, one_time: once } = catalogue;
  return (
    <section aria-label={t('shop.creditTitle')} className="border-t border-line pt-10">
      <div className="grid gap-8 text-sm md:grid-cols-3 lg:gap-16">
        <Note title={t('shop.creditTitle')}>{t('shop.creditText', { count: once.variations })}</Note>
        <Note title={t('shop.cardsTitle')}>{t('shop.cardsText', { cards: listCards(locale) })}</Note>
        {policy !== null && (
          <Note title={t('shop.refundTitle')}>
            {t(policy === 'guarantee' ? 'shop.refundGuarantee' : 'shop.refundFinal')}
          </Note>
        )}
      </div>
      <div className="mt-8 text-sm text-muted">
        <p>{t('shop.support')}</p>
        <ContactSupport />
      </div>
    </section>
  );
}
