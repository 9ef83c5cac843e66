import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { AppParts } from './app-parts.ts';
import { addAccessLog } from './http/access-log.ts';
import { addErrors, sendProblem } from './http/errors.ts';
import { addJsonBody } from './http/json-body.ts';
import { rememberMethods } from './http/known-methods.ts';
import { addLimits, BODY_LIMIT_BYTES } from './http/limits.ts';
import { addLocale } from './http/locale.ts';
import { addMultipart } from './http/multipart.ts';
import { addOpenApi, openApiRoutes } from './http/openapi.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addStreamClosing } from './http/send-event-stream.ts';
import { addSession } from './http/session.ts';
import type { CountTogether } from './http/portion-counter.ts';
import { addSlowSenders, TIME_OUTS } from './http/slow-senders.ts';
import { validatorCompiler } from './http/validate-input.ts';
import { addWebPages } from './http/web-pages.ts';
import {
  accountsRoutes,
  countRequests,
  googleRoutes,
  type GuestBelongings,
  identifyBearer,
  requireAdminRights,
  sessionGoesOn,
  sessionsGoOn,
} from './modules/accounts/index.ts';
import { adminRoutes } from './modules/admin/index.ts';
import { apiKeysGoOn, apiKeysRoutes, isApiKey, useApiKey } from './modules/api-keys/index.ts';
import { catalogueRoutes } from './modules/catalogue/index.ts';
import { creditsRoutes, moveGuestCredits } from './modules/credits/index.ts';
import { galleryRoutes } from './modules/gallery/index.ts';
import { jobFilesRoutes, jobsRoutes, lockGuestJobs, moveGuestJobs, picturesRoutes } from './modules/jobs/index.ts';
import { mailboxPageRoutes, mailboxRoutes } from './modules/mailbox/index.ts';
import { operationsRoutes } from './modules/operations/index.ts';
import { personalDataRoutes } from './modules/personal-data/index.ts';
import { moveGuestPayments, paymentsRoutes, subscriptionsRoutes, webhooksRoutes } from './modules/payments/index.ts';
import { moveGuestPhotos, photosRoutes } from './modules/photos/index.ts';
import { previewsRoutes } from './modules/previews/index.ts';
import { sellerWebhooksRoutes } from './modules/seller-webhooks/index.ts';
import { traceparentOf } from './trace/trace-context.ts';

/**
 * The HTTP application from its parts, ready to listen or for `inject`. The order matters: first what every answer has, then what
 * every API call shares, then the modules, then all other addresses.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = createApp(parts);
  if (parts.tracerProvider) {
    const { traceAnswers } = await import('./http/trace-answers.ts');
    await traceAnswers(app, parts.tracerProvider);
  }
  addLocale(app);
  addErrors(app);
  addAccessLog(app, parts.noteAnswer);
  addStreamClosing(app);
  addSlowSenders(app);
  await addSecurityHeaders(app, parts.config);
  const methodsOf = rememberMethods(app);

  addJsonBody(app);
  await addMultipart(app);
  addSession(app, {
    identify: (token) => identifyBearer(parts, token),
    isApiKey,
    useKey: (secret, scope, told) => useApiKey(parts.db, { secret, scope }, told),
    requireAdminRights: (userId) => requireAdminRights(parts.db, userId),
    goesOn: (sessionId) => sessionGoesOn(parts.db, sessionId),
    sessionsGoOn: (ids) => sessionsGoOn(parts.db, ids),
    keysGoOn: (ids) => apiKeysGoOn(parts.db, ids),
  });
  await addOpenApi(app);

  await app.register(apiRoutes(parts), { prefix: '/api' });
  await app.register(operationsRoutes(parts));
  await app.register(openApiRoutes);
  if (hasMailbox(parts)) await app.register(mailboxPageRoutes(parts));
  if (parts.sandboxRoutes !== undefined) await app.register(parts.sandboxRoutes);
  await addWebPages(app, { ...parts.config, webFolder: parts.webFolder, methodsOf });
  await app.ready();
  return app;
}

function createApp({ logger, config }: AppParts): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...TIME_OUTS,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const id = randomUUID();
      // A trace starts here under our own request id, whatever id the client sent.
      headers['traceparent'] = traceparentOf(id);
      return id;
    },
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** When e-mails are really sent, their links are for the recipients alone, so there is no mailbox. */
const hasMailbox = ({ config }: AppParts): boolean => config.standIns && config.mail === null;

/** Everything a guest can own, to be moved to the account that the guest signs in to. */
const belongings: GuestBelongings = {
  lock: lockGuestJobs,
  move: [moveGuestPhotos, moveGuestJobs, moveGuestPayments, moveGuestCredits],
};

/** The embedded database serves one process, which can count in memory. */
const countTogetherOf = ({ db, config }: AppParts): CountTogether | undefined =>
  config.databaseUrl === null ? undefined : (who, step) => countRequests(db, who, step);

const apiRoutes =
  (parts: AppParts): FastifyPluginAsync =>
  async (api) => {
    await addLimits(api, parts.config.requestsPerMinute, countTogetherOf(parts));
    await api.register(accountsRoutes({ ...parts, ...parts.config, belongings }));
    await api.register(googleRoutes({ ...parts, publicUrl: parts.config.publicUrl, belongings }));
    await api.register(personalDataRoutes(parts));
    await api.register(creditsRoutes(parts));
    await api.register(paymentsRoutes({ ...parts, ...parts.config }));
    await api.register(subscriptionsRoutes({ ...parts, ...parts.config }));
    await api.register(webhooksRoutes({ ...parts, ...parts.config }));
    await api.register(apiKeysRoutes({ ...parts, ...parts.config }));
    await api.register(sellerWebhooksRoutes(parts));
    await api.register(adminRoutes(parts));
    await api.register(catalogueRoutes);
    await api.register(galleryRoutes);
    await api.register(photosRoutes(parts));
    await api.register(previewsRoutes(parts));
    await api.register(jobsRoutes(parts));
    await api.register(jobFilesRoutes(parts));
    await api.register(picturesRoutes(parts));
    await api.register(operationsRoutes(parts));
    if (parts.storageRoutes !== undefined) await api.register(parts.storageRoutes);
    if (hasMailbox(parts)) await api.register(mailboxRoutes(parts));
    if (parts.sandboxRoutes !== undefined) await api.register(parts.sandboxRoutes);
  };
