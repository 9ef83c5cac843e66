export * from './tables/accounts.ts';
export * from './tables/credits.ts';
export * from './tables/emails.ts';
export * from './tables/factors.ts';
export * from './tables/jobs.ts';
export * from './tables/payments.ts';
export * from './tables/photos.ts';
export * from './tables/secrets.ts';
