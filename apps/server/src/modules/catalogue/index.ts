/** The door of the catalogue: what can be chosen. It keeps nothing: all of it comes with the engine and the messages. */
export { catalogueRoutes } from './catalogue.routes.ts';
