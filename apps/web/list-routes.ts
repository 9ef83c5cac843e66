import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The whole path of a route: what its parents say before it. */
function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (route === undefined) return '';
  const before = route.parentId === undefined ? '' : pathOf(routes, route.parentId);
  return [before, route.path].filter((part) => part !== undefined && part !== '').join('/');
}

/**
 * Every address that has a page, as the router knows them: `/pricing`, `/job-status/:jobId`. The server reads the list:
 * any other address is answered with 404.
 */
export const listRoutes = (routes: Routes): string[] => {
  const pages = Object.values(routes).flatMap((route) =>
    route !== undefined && (route.path !== undefined || route.index === true) ? [`/${pathOf(routes, route.id)}`] : [],
  );
  return [...new Set(pages.filter((page) => !page.includes('*')))].toSorted();
};
