/** What a file dialog offers for a photo; HEIC also by its ending, which some systems know no type for. */
export const PHOTO_TYPES = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif';
