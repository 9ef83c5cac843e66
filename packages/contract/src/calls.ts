import { draftOptions, draftOptionsBody, draftSheetBody, draftTrialBody } from './draft-picture.contract.ts';
import { z } from 'zod';
import {
  authEvent,
  changed,
  changePasswordBody,
  confirmBody,
  deleteUserBody,
  entry,
  firstAdministratorBody,
  forgotPasswordBody,
  googleCallbackQuery,
  googleSignIn,
  guestBody,
  loginBody,
  ownSession,
  profileBody,
  refreshBody,
  resetPasswordBody,
  sent,
  session,
  signInAddress,
  signInWays,
  signupBody,
  upgradeBody,
  user,
  validSession,
} from './accounts.contract.ts';
import { adjustJobBody, handSheet, sheetBody, trial, trialBody } from './adjust.contract.ts';
import { adminCalls } from './admin-calls.ts';
import { apiAccessCalls } from './api-access-calls.ts';
import { category, language, languageQuery, preset, style } from './catalogue.contract.ts';
import { creditLine } from './credits.contract.ts';
import { factorCalls } from './factor-calls.ts';
import { galleryItem } from './gallery.contract.ts';
import {
  changePictureBody,
  createJobBody,
  deleteJobQuery,
  downloadQuery,
  job,
  jobPage,
  jobsQuery,
  pictureFileQuery,
  pictureOptions,
  touchUpJobBody,
  translateJobBody,
  variation,
} from './jobs.contract.ts';
import { pageOf, pageQuery } from './page.contract.ts';
import {
  changePlanBody,
  checkout,
  checkoutStart,
  createOneTimeBody,
  createSubscriptionBody,
  currentSubscription,
  payment,
  planCatalogue,
  portalLink,
} from './payments.contract.ts';
import { emptyShotBody, turnBody, photo, uploadQuery, uploadResult } from './photos.contract.ts';
import { previewsBody } from './previews-body.contract.ts';
import { proposedWords, wordsBody } from './previews.contract.ts';
import { touchedUpPhoto, touchUp, touchUpSitting } from './touch-up.contract.ts';

const idParams = z.object({ id: z.uuid() });

/**
 * Every JSON call under /api in one table: what goes in, what comes out and with which status. The server registers its
 * routes with these schemas, the web reads the types only (`import type`), and a test compares the table with the
 * OpenAPI document, so neither side can drift.
 */
export const calls = {
  'POST /auth/signup': { body: signupBody, status: 201, out: session },
  'POST /auth/login': { body: loginBody, status: 200, out: entry },
  'POST /auth/refresh': { body: refreshBody, status: 200, out: session },
  'GET /auth/me': { status: 200, out: user },
  'GET /auth/verify': { status: 200, out: validSession },
  'POST /auth/logout': { status: 204, out: z.undefined() },
  'POST /auth/resend-verification': { status: 200, out: sent },
  'POST /auth/confirm': { body: confirmBody, status: 200, out: entry },
  'POST /auth/guest': { body: guestBody, status: 201, out: session },
  'POST /auth/guest/upgrade': { body: upgradeBody, status: 200, out: session },
  'POST /auth/forgot-password': { body: forgotPasswordBody, status: 202, out: sent },
  'POST /auth/reset-password': { body: resetPasswordBody, status: 200, out: entry },
  'POST /auth/change-password': { body: changePasswordBody, status: 200, out: changed },
  'GET /auth/ways': { status: 200, out: signInWays },
  /** With a guest's session: the guest's work moves to the account. */
  'POST /auth/google/start': { body: googleSignIn, status: 200, out: signInAddress },
  /** Newest first, of the last 180 days. */
  'GET /auth/events': { status: 200, out: z.object({ items: z.array(authEvent) }) },
  'GET /auth/sessions': { status: 200, out: z.object({ items: z.array(ownSession) }) },
  'DELETE /auth/sessions/:id': { params: idParams, status: 204, out: z.undefined() },
  'POST /auth/sessions/end-others': { status: 204, out: z.undefined() },
  ...factorCalls,
  'PUT /user/profile': { body: profileBody, status: 200, out: user },
  'POST /user/first-administrator': { body: firstAdministratorBody, status: 200, out: user },
  'DELETE /user': { body: deleteUserBody, status: 204, out: z.undefined() },

  'GET /languages': { query: languageQuery, status: 200, out: z.object({ items: z.array(language) }) },
  'GET /styles': { status: 200, out: z.object({ items: z.array(style) }) },
  'GET /presets': { status: 200, out: z.object({ items: z.array(preset) }) },
  /** Examples; cacheable, with an ETag. */
  'GET /gallery': { status: 200, out: pageOf(galleryItem) },
  'GET /categories': { status: 200, out: z.object({ items: z.array(category) }) },

  /** multipart/form-data, field `files`, one to six. */
  'POST /images': { query: uploadQuery, status: 201, out: uploadResult },
  'GET /images': { query: pageQuery, status: 200, out: pageOf(photo) },
  'GET /images/:id': { params: idParams, status: 200, out: photo },
  'DELETE /images/:id': { params: idParams, status: 204, out: z.undefined() },
  /** Restores a deleted photo that a set still uses. */
  'POST /images/:id/restore': { params: idParams, status: 200, out: photo },
  /** A new photo: this one turned. It takes the place of the old one, which existing sets keep. */
  'POST /images/:id/turn': { params: idParams, body: turnBody, status: 201, out: photo },
  'GET /images/:id/cutout': { params: idParams, status: 200, out: touchUpSitting },
  'PUT /images/:id/cutout': { params: idParams, body: touchUp, status: 200, out: touchedUpPhoto },
  /** The same place without the product, uploaded with the role `empty`; null removes it. One may serve many photos. */
  'PUT /images/:id/empty-shot': { params: idParams, body: emptyShotBody, status: 200, out: photo },

  'POST /jobs': { body: createJobBody, status: 201, out: job },
  'GET /jobs': { query: jobsQuery, status: 200, out: jobPage },
  'GET /jobs/:id': { params: idParams, status: 200, out: job },
  /** Soft-deletes; idempotent. */
  'DELETE /jobs/:id': { params: idParams, query: deleteJobQuery, status: 204, out: z.undefined() },
  'POST /jobs/:id/restore': { params: idParams, status: 200, out: job },
  'POST /jobs/:id/cancel': { params: idParams, status: 200, out: job },
  'POST /jobs/:id/retry': { params: idParams, status: 200, out: job },
  /** Nothing is requested or counted while no photo of the ended set shows another cut-out. */
  'POST /jobs/:id/touch-up': { params: idParams, body: touchUpJobBody, status: 200, out: job },

  /** The pictures with words of an ended set, in an additional language; costs no credit. */
  'POST /jobs/:id/languages': { params: idParams, body: translateJobBody, status: 200, out: job },

  /** The same shadow, background or size on every picture of an ended set that supports it. */
  'POST /jobs/:id/adjust': { params: idParams, body: adjustJobBody, status: 200, out: job },

  /** The proposed words of the pictures; nothing is rendered. */
  'POST /previews/words': { body: wordsBody, status: 200, out: proposedWords },

  /** An unpaid picture: the available scenes, its watermarked layers, and a watermarked trial; nothing is stored. */
  'POST /previews/options': { body: draftOptionsBody, status: 200, out: draftOptions },
  'POST /previews/sheet': { body: draftSheetBody, status: 200, out: handSheet },
  'POST /previews/trial': { body: draftTrialBody, status: 200, out: trial },

  'GET /variations/:id/options': { params: idParams, status: 200, out: pictureOptions },
  /** The picture's layers, for moving its product by hand; nothing is stored. */
  'POST /variations/:id/sheet': { params: idParams, body: sheetBody, status: 200, out: handSheet },
  /** The picture as PATCH would make it, small; nothing is stored. */
  'POST /variations/:id/trial': { params: idParams, body: trialBody, status: 200, out: trial },
  'PATCH /variations/:id': { params: idParams, body: changePictureBody, status: 200, out: variation },

  'GET /payments/subscription/plans': { status: 200, out: planCatalogue },
  'POST /payments/subscription/create': { body: createSubscriptionBody, status: 200, out: checkoutStart },
  'POST /payments/one-time/create': { body: createOneTimeBody, status: 200, out: checkoutStart },
  'GET /payments/checkouts/:id': { params: idParams, status: 200, out: checkout },
  'GET /payments/subscription': { status: 200, out: currentSubscription },
  'POST /payments/subscription/cancel': { status: 200, out: currentSubscription },
  'POST /payments/subscription/resume': { status: 200, out: currentSubscription },
  'POST /payments/subscription/change': { body: changePlanBody, status: 200, out: currentSubscription },
  'GET /payments/portal': { status: 200, out: portalLink },
  'GET /payments/history': { query: pageQuery, status: 200, out: pageOf(payment) },
  'GET /payments/history/:id': { params: idParams, status: 200, out: payment },

  'GET /credits': { query: pageQuery, status: 200, out: pageOf(creditLine) },

  ...apiAccessCalls,

  ...adminCalls,
} as const satisfies Record<string, CallShape>;

/** Calls that answer with a stream or a file instead of JSON; same base path. */
export const streams = {
  /** text/event-stream of `job` and `variation` events; resumes with Last-Event-ID. */
  'GET /jobs/:id/events': { params: idParams },
  /**
   * text/event-stream of `previewEvents`: every picture of a set before payment, watermarked. Ends when the caller disconnects; a
   * new stream of the same account ends the previous one. Pictures that the caller already has are not made again.
   */
  'POST /previews': { body: previewsBody },
  /** application/zip. */
  'GET /jobs/:id/download': { params: idParams, query: downloadQuery },
  /** The picture; ranges and ETag. */
  'GET /variations/:id/file': { params: idParams, query: pictureFileQuery },
  /** application/zip of all the caller's stored data. */
  'GET /user/export': {},
  /** Takes text instead: the payment provider's signed events, whose signature covers the raw bytes. */
  'POST /payments/webhooks/paddle': {},
} as const;

/** Addresses that a browser opens and that redirect: never JSON, even for errors. */
export const redirects = {
  /** To the provider's page. */
  'GET /auth/google': { query: googleSignIn },
  /** Back from it: to `/#access_token=…&refresh_token=…&token_expires_at=…`, or to `/?error=…`. */
  'GET /auth/google/callback': { query: googleCallbackQuery },
} as const;

interface CallShape {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201 | 202 | 204;
  out: z.ZodType;
}

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a call answers with. */
export type CallOut<N extends CallName> = z.infer<Calls[N]['out']>;
/** The input of a caller: `params`, `query` and `body`, each only if the call has one. */
export type CallIn<N extends CallName> = {
  [K in Extract<keyof Calls[N], 'params' | 'query' | 'body'>]: Calls[N][K] extends z.ZodType
    ? z.input<Calls[N][K]>
    : never;
};
