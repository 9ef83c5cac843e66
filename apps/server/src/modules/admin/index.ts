/** The door of what administrators may do. */
export { adminRoutes } from './admin.routes.ts';
