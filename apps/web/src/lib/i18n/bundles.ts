/** Texts by bundle: one file per language and bundle. Unlisted areas belong to the studio. */
const BUNDLES: Readonly<Record<string, readonly string[]>> = {
  core: ['shell', 'errors'],
  site: ['site'],
  pages: ['pages'],
  styles: ['styles', 'categories', 'showcase'],
  auth: ['auth'],
  admin: ['admin'],
  api: ['api'],
};

/** The bundle of an area (`shell`, `studio`, …), as the build names its files: `messages-fr-core`. */
export const bundleOf = (area: string): string =>
  Object.entries(BUNDLES).find(([, areas]) => areas.includes(area))?.[0] ?? 'studio';
