/** The door of the public examples. */
export { galleryRoutes } from './gallery.routes.ts';
