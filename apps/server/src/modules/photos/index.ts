export { cutOutPhoto } from './cut-out-photo.ts';
export { cutoutColumns } from './cutouts.repository.ts';
export { cutoutFiles, photoFiles } from './photo-files.ts';
export type { PhotoStudio } from './photo-studio-port.ts';
export { findOwnPhotos, lockPhoto, type PhotoRow } from './photos.repository.ts';
export { type PhotosParts } from './photos-parts.ts';
export { photosRoutes } from './photos.routes.ts';
export { presentPhoto } from './present-photo.ts';
export { cutOutPhotoTask } from './tasks/cut-out-photo.task.ts';
