export { checkReady, operationsRoutes } from './operations.routes.ts';
