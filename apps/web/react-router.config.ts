import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/', '/login', '/signup', '/forgot-password'],
  buildEnd: precompress,
} satisfies Config;
