import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import { listCategories } from './list-categories.ts';
import { listLanguages } from './list-languages.ts';
import { listPresets } from './list-presets.ts';
import { listStyles } from './list-styles.ts';

const options = (summary: string) => ({ auth: 'none' as const, tags: ['catalogue'], summary });

export const catalogueRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /languages', options('Languages of the text on pictures, searchable'), async ({ query, locale }) => ({
    items: listLanguages(query.query ?? '', locale),
  }));
  route(
    app,
    'GET /styles',
    options('Styles of pictures, in the order in which they are shown'),
    async ({ locale }) => ({
      items: listStyles(locale),
    }),
  );
  route(app, 'GET /categories', options('Categories of products'), async ({ locale }) => ({
    items: listCategories(locale),
  }));
  route(app, 'GET /presets', options('Formats of downloads by channel'), async ({ locale }) => ({
    items: listPresets(locale),
  }));
};
