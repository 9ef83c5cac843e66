/** Public interface of the admin module. */
export { adminRoutes } from './admin.routes.ts';
