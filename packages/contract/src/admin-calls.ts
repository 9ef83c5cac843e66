import { z } from 'zod';
import {
  adminCreditLine,
  adminUser,
  adminUserDetail,
  adminUsersQuery,
  auditLine,
  auditQuery,
  giveCreditsBody,
} from './admin.contract.ts';
import {
  adminJob,
  adminJobsQuery,
  adminPayments,
  adminPaymentsQuery,
  adminWebhook,
  adminWebhookDetail,
  adminWebhooksQuery,
} from './admin-lists.contract.ts';
import { adminOverview, overviewQuery } from './admin-overview.contract.ts';
import { pageOf, pageQuery } from './page.contract.ts';

const idParams = z.object({ id: z.uuid() });
/** The provider's ids. */
const eventParams = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

/** Administrators' calls. */
export const adminCalls = {
  'GET /admin/overview': { query: overviewQuery, status: 200, out: adminOverview },
  'GET /admin/users': { query: adminUsersQuery, status: 200, out: pageOf(adminUser) },
  'GET /admin/users/:id': { params: idParams, status: 200, out: adminUserDetail },
  'GET /admin/users/:id/credits': { params: idParams, query: pageQuery, status: 200, out: pageOf(adminCreditLine) },
  'POST /admin/users/:id/credits': { params: idParams, body: giveCreditsBody, status: 200, out: adminUser },
  'GET /admin/jobs': { query: adminJobsQuery, status: 200, out: pageOf(adminJob) },
  /** As for the owner: free while the credit is spent, otherwise it is reserved again. */
  'POST /admin/jobs/:id/retry': { params: idParams, status: 200, out: adminJob },
  'GET /admin/payments': { query: adminPaymentsQuery, status: 200, out: adminPayments },
  'GET /admin/webhooks': { query: adminWebhooksQuery, status: 200, out: pageOf(adminWebhook) },
  'GET /admin/webhooks/:id': { params: eventParams, status: 200, out: adminWebhookDetail },
  /** Requests processing of an event now; a processed one stays as it is. */
  'POST /admin/webhooks/:id/retry': { params: eventParams, status: 200, out: adminWebhook },
  'GET /admin/audit': { query: auditQuery, status: 200, out: pageOf(auditLine) },
} as const;
