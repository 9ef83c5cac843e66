import { useTranslation } from 'react-i18next';
import picture from '../../assets/mug-kitchen.webp';

/** The picture beside the forms of those who come in. */
export function useEntryPicture() {
  const { t } = useTranslation('auth');
  return { src: picture, alt: t('picture.alt'), caption: t('picture.caption') };
}
