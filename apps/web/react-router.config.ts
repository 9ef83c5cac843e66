import type { Config } from '@react-router/dev/config';
import { buildPages } from './build-pages.ts';
import { precompress } from './precompress.ts';
import { PRERENDERED } from './src/app/public-pages.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...PRERENDERED],
  buildEnd: async (build) => {
    await buildPages(build);
    await precompress(build);
  },
} satisfies Config;
