import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('shell/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('refunds', 'routes/refunds.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('auth/callback', 'routes/callback.tsx'),
    route('auth/confirm', 'routes/confirm.tsx'),
    route('auth/confirmed', 'routes/confirmed.tsx'),
    route('email-confirmed', 'routes/confirmed.tsx', { id: 'email-confirmed' }),
    route('goodbye', 'routes/goodbye.tsx'),
    route('dev/mailbox', 'routes/mailbox.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('shell/studio-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('generate', 'routes/generate.tsx'),
    route('job-status/:jobId', 'routes/job-status.tsx'),
    route('my-images', 'routes/my-images.tsx'),
    route('my-plan', 'routes/my-plan.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('payment', 'routes/payment.tsx'),
    route('payment-success', 'routes/payment-success.tsx'),
    route('thank-you', 'routes/thank-you.tsx'),
    route('account', 'routes/account.tsx'),
  ]),
] satisfies RouteConfig;
