/** Public interface of the catalogue module. It stores nothing: its content comes from the engine and the messages. */
export { catalogueRoutes } from './catalogue.routes.ts';
