/** Public interface of the API keys module. */
export { apiKeysGoOn } from './api-keys-go-on.ts';
export { apiKeysRoutes } from './api-keys.routes.ts';
export { hasApiPlan } from './has-api-plan.ts';
export { isApiKey } from './new-key.ts';
export { requireApiPlan } from './require-api-plan.ts';
export { useApiKey } from './use-api-key.ts';
