export { isReady, operationsRoutes, type Readiness, readReadiness } from './operations.routes.ts';
