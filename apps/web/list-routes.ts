import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The full path of a route, including its parents' segments. */
function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (route === undefined) return '';
  const before = route.parentId === undefined ? '' : pathOf(routes, route.parentId);
  return [before, route.path].filter((part) => part !== undefined && part !== '').join('/');
}

/**
 * Every address with a page, from the router: `/pricing`, `/job-status/:jobId`. The server reads the list and answers 404 for any
 * other address.
 */
export const listRoutes = (routes: Routes): string[] => {
  const pages = Object.values(routes).flatMap((route) =>
    route !== undefined && (route.path !== undefined || route.index === true) ? [`/${pathOf(routes, route.id)}`] : [],
  );
  return [...new Set(pages.filter((page) => !page.includes('*')))].toSorted();
};
