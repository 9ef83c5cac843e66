import { useTranslation } from 'react-i18next';
import picture from '../../assets/mug-kitchen.webp';

/** The picture beside the sign-in forms. */
export function useEntryPicture() {
  const { t } = useTranslation('auth');
  return { src: picture, alt: t('picture.alt'), caption: t('picture.caption') };
}
