import { readFileSync } from 'node:fs';

/** Who opens a page. */
export type Visitor = 'stranger' | 'seller' | 'admin';

/** The ids in the addresses of the seeded site. */
export interface Things {
  jobId: string;
  paymentId: string;
  checkoutId: string;
  userId: string;
  webhookEventId: string;
}

interface Page {
  visitor: Visitor;
  /** The address; the route's pattern itself if it has no parameters. */
  address?: (things: Things) => string;
  /** The page redirects to another one once it or the server's answer has loaded. */
  leadsOn?: true;
}

const stranger: Page = { visitor: 'stranger' };
const seller: Page = { visitor: 'seller' };
const admin: Page = { visitor: 'admin' };
const ofJob = (start: string): Page => ({ visitor: 'seller', address: ({ jobId }) => start + jobId });

/** Every route of the web, and how its page is opened. */
const PAGES: Readonly<Record<string, Page>> = {
  '/': stranger,
  '/landing-old': stranger,
  '/gallery': stranger,
  '/public-gallery': stranger,
  '/pricing': stranger,
  '/ecommerce': stranger,
  '/results': stranger,
  '/faq': stranger,
  '/terms': stranger,
  '/privacy': stranger,
  '/refunds': stranger,
  '/login': stranger,
  '/second-step': stranger,
  '/signup': stranger,
  '/forgot-password': stranger,
  '/reset-password': stranger,
  '/auth/callback': { visitor: 'stranger', leadsOn: true },
  '/auth/confirm': { visitor: 'stranger', leadsOn: true },
  '/auth/confirmed': stranger,
  '/email-confirmed': stranger,
  '/goodbye': stranger,
  '/dev/mailbox': stranger,
  '/no-such-page': stranger,
  '/dashboard': seller,
  '/generate': seller,
  '/job-status/:jobId': ofJob('/job-status/'),
  '/results/:resultId': ofJob('/results/'),
  '/my-images': seller,
  '/my-plan': seller,
  '/subscription': seller,
  '/payment': seller,
  '/receipt/:paymentId': { visitor: 'seller', address: ({ paymentId }) => `/receipt/${paymentId}` },
  '/payment-success': { visitor: 'seller', address: ({ checkoutId }) => `/payment-success?checkout=${checkoutId}` },
  '/thank-you': { visitor: 'seller', address: ({ checkoutId }) => `/thank-you?checkout=${checkoutId}` },
  '/account': seller,
  '/account/api': seller,
  '/admin': admin,
  '/admin/audit': admin,
  '/admin/jobs': admin,
  '/admin/payments': admin,
  '/admin/users': admin,
  '/admin/users/:userId': { visitor: 'admin', address: ({ userId }) => `/admin/users/${userId}` },
  '/admin/webhooks': admin,
  '/admin/webhooks/:eventId': {
    visitor: 'admin',
    address: ({ webhookEventId }) => `/admin/webhooks/${webhookEventId}`,
  },
};

const built = (): string[] =>
  JSON.parse(readFileSync(new URL('../../apps/web/build/client/routes.json', import.meta.url), 'utf8')) as string[];

export interface SitePage {
  route: string;
  visitor: Visitor;
  address: (things: Things) => string;
  leadsOn: boolean;
}

/** All pages of the built web, by the pattern of their route. Throws for a route that is not in the list above. */
export function sitePages(): SitePage[] {
  const missing = built().filter((route) => !(route in PAGES));
  if (missing.length > 0) throw new Error(`e2e/site/routes.ts does not know how to open ${missing.join(', ')}`);
  const known = new Set([...built(), '/no-such-page']);
  return Object.entries(PAGES)
    .filter(([route]) => known.has(route))
    .map(([route, { visitor, address = () => route, leadsOn = false }]) => ({ route, visitor, address, leadsOn }));
}
