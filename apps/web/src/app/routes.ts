import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('shell/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('auth/confirm', 'routes/confirm.tsx'),
    route('auth/confirmed', 'routes/confirmed.tsx'),
    route('dev/mailbox', 'routes/mailbox.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('shell/studio-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('generate', 'routes/generate.tsx'),
    route('job-status/:jobId', 'routes/job-status.tsx'),
    route('my-images', 'routes/my-images.tsx'),
  ]),
] satisfies RouteConfig;
