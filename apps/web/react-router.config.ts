import type { Config } from '@react-router/dev/config';
import { buildPages } from './build-pages.ts';
import { precompress } from './precompress.ts';
import { NOT_FOUND, PRERENDERED } from './src/app/public-pages.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...PRERENDERED, NOT_FOUND],
  buildEnd: async (build) => {
    await buildPages(build);
    await precompress(build);
  },
} satisfies Config;
