import 'i18next';
import type account from '@vitrine/messages/en/account.json';
import type admin from '@vitrine/messages/en/admin.json';
import type api from '@vitrine/messages/en/api.json';
import type auth from '@vitrine/messages/en/auth.json';
import type categories from '@vitrine/messages/en/categories.json';
import type checkout from '@vitrine/messages/en/checkout.json';
import type checks from '@vitrine/messages/en/checks.json';
import type errors from '@vitrine/messages/en/errors.json';
import type generate from '@vitrine/messages/en/generate.json';
import type hand from '@vitrine/messages/en/hand.json';
import type job from '@vitrine/messages/en/job.json';
import type pages from '@vitrine/messages/en/pages.json';
import type payments from '@vitrine/messages/en/payments.json';
import type presets from '@vitrine/messages/en/presets.json';
import type rejections from '@vitrine/messages/en/rejections.json';
import type results from '@vitrine/messages/en/results.json';
import type sets from '@vitrine/messages/en/sets.json';
import type shell from '@vitrine/messages/en/shell.json';
import type showcase from '@vitrine/messages/en/showcase.json';
import type site from '@vitrine/messages/en/site.json';
import type studio from '@vitrine/messages/en/studio.json';
import type styles from '@vitrine/messages/en/styles.json';
import type touchup from '@vitrine/messages/en/touchup.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      account: typeof account;
      admin: typeof admin;
      api: typeof api;
      auth: typeof auth;
      categories: typeof categories;
      checkout: typeof checkout;
      checks: typeof checks;
      errors: typeof errors;
      generate: typeof generate;
      hand: typeof hand;
      job: typeof job;
      pages: typeof pages;
      payments: typeof payments;
      presets: typeof presets;
      rejections: typeof rejections;
      results: typeof results;
      sets: typeof sets;
      shell: typeof shell;
      showcase: typeof showcase;
      site: typeof site;
      studio: typeof studio;
      styles: typeof styles;
      touchup: typeof touchup;
    };
  }
}
