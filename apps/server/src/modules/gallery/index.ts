/** Public interface of the gallery module. */
export { galleryRoutes } from './gallery.routes.ts';
