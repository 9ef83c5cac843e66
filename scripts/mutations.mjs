const server = (file) => `apps/server/src/${file}`;
const engine = (file) => `packages/engine/src/${file}`;
const web = (file) => `apps/web/src/${file}`;
const contract = (file) => `packages/contract/src/${file}`;

/**
 * Faults that tests must catch. In a row: the file, what is found in it once, what takes its place, and a part of the name of the
 * test files of which one has to fail.
 * @type {readonly (readonly [file: string, find: string, replace: string, tests: string])[]}
 */
export const MUTATIONS = [
  [server('modules/credits/book-line.ts'), 'await lockLedger(tx, line.userId);', '', 'credits/credits.db'],
  [
    server('modules/credits/book-line.ts'),
    'if (await isBooked(tx, line.causeKey)) return 0;',
    '',
    'credits/credits.db',
  ],
  [server('modules/credits/reserve-credit.ts'), 'now.balance < 1', 'now.balance < 0', 'credits/credits.db'],
  [server('modules/credits/return-credit.ts'), '< 1 ? null', '< 0 ? null', 'credits/credits.db'],
  [server('modules/credits/settle-credit.ts'), '< 1) throw', '< 0) throw', 'credits/credits.db'],
  [server('modules/jobs/own-job.ts'), ' || job.userId !== userId', '', 'src/strangers.db'],
  [server('modules/jobs/decide-end.ts'), 'done === 0', 'failed === 0', 'jobs/decide-end'],
  [server('modules/jobs/decide-end.ts'), 'failed > 0 && isRetryOfRest', 'isRetryOfRest', 'jobs/decide-end'],
  [server('modules/jobs/picture-name.ts'), '.slice(0, MAX_LENGTH)', '', 'jobs/picture-name'],
  [server('modules/accounts/session-goes-on.ts'), 'session.endedAt === null && ', '', 'src/ended-sessions.db'],
  [server('modules/accounts/spend-email-token.ts'), 'found.spentAt !== null || ', '', 'accounts/recovery.db'],
  [server('modules/accounts/spend-email-token.ts'), ' || found.expiresAt <= now', '', 'accounts/recovery.db'],
  [
    server('modules/accounts/passwords.ts'),
    'matches && passwordHash !== null',
    'passwordHash !== null',
    'accounts/accounts.db',
  ],
  [server('modules/accounts/require-admin-rights.ts'), "!== 'admin'", "=== 'admin'", 'admin/admin.db'],
  [
    server('modules/accounts/require-admin-rights.ts'),
    '!(await hasFactor(db, userId))',
    'false',
    'factors/own-factors.db',
  ],
  [server('modules/api-keys/use-api-key.ts'), '!key.scopes.includes(scope)', 'false', 'api-keys/api-keys.db'],
  [server('modules/api-keys/use-api-key.ts'), 'window.left < 0', 'false', 'api-keys/api-keys.db'],
  [server('modules/jobs/restore-job.ts'), ' || job.purgedAt !== null', '', 'jobs/deleted-jobs.db'],
  [server('modules/jobs/touch-up-job.ts'), '(isNew ? 1 : 0)', '1', 'jobs/touch-up-job.db'],
  [server('modules/jobs/touch-up-job.ts'), '(isNew || row.changeFailed)', 'isNew', 'jobs/touch-up-job.db'],
  [server('modules/photos/check-allowance.ts'), 'if (!guest) return;', 'if (guest) return;', 'photos/allowance.db'],
  [server('modules/photos/check-allowance.ts'), 'kept.count >= most.photos', 'false', 'photos/allowance.db'],
  [server('modules/photos/read-upload.ts'), 'bytes > MAX_PHOTO_BYTES ? null', 'bytes < 0 ? null', 'photos/read-upload'],
  [server('modules/photos/safe-filename.ts'), 'split(/[/\\\\]/)', "split('/')", 'photos/safe-filename'],
  [
    server('modules/payments/book-transaction.ts'),
    "if (facts.status !== 'completed') return;",
    '',
    'payments/payments.db',
  ],
  [
    server('modules/payments/decide-reversals.ts'),
    'gone(amountMinor) - gone(0)',
    'gone(amountMinor)',
    'payments/decide-reversals',
  ],
  [contract('return-to.ts'), "!decodedPath(address).startsWith('//')", 'true', 'contract/src'],
  [contract('return-to.ts'), '(api|dev)', '(dev)', 'contract/src'],
  [engine('checks/judge-channels.ts'), 'from - FILL_TOLERANCE', 'from - 1', 'checks/check-picture'],
  [engine('checks/judge-channels.ts'), '!rule.text && found.text', 'rule.text && found.text', 'checks/check-picture'],
  [engine('checks/measure-border.ts'), '(y * width + width - 1) * 4', 'y * width * 4', 'checks/check-picture'],
  [engine('checks/measure-fidelity.ts'), '> MAX_STRETCH', '> 9', 'checks/check-picture'],
  [engine('export/export-picture.ts'), ".withIccProfile('srgb')", '', 'export/export-picture'],
  [engine('export/export-picture.ts'), 'preset.minSidePx / Math.min(width, height)', '1', 'export/export-picture'],
  [engine('render-picture.ts'), "size === 'final' ? ownSidePx : PREVIEW_SIDE_PX, finalSidePx", 'ownSidePx', 'src/pool'],
  [engine('render-picture.ts'), ': PREVIEW_SIDE_PX, finalSidePx)', ': PREVIEW_SIDE_PX)', 'src/pool'],
  [engine('phrases/parse-size.ts'), '[0.3048,', '[0.03048,', 'phrases/parse-size'],
  [engine('pixels/colour.ts'), 'return a > b ? a / b : b / a;', 'return a / b;', 'pixels/colour'],
  [engine('threads/take-turns.ts'), 'waiting.watched.size > 0 ?', 'waiting.watched.size < 0 ?', 'threads/take-turns'],
  [engine('type/break-lines.ts'), 'return withoutWidow(pieces);', 'return pieces;', 'type/break-lines'],
  [
    engine('cutout/draw-strokes.ts'),
    '[...listSmart(strokes), ...strokes.filter(({ exact }) => exact)]',
    'strokes.toReversed()',
    'cutout/hints',
  ],
  [engine('cutout/choose-object.ts'), 'rating > KEPT_SHARE * best', 'rating > 0', 'cutout/choose-object'],
  [web('lib/api/send-once.ts'), 'before?.text === text ? before.key : ', '', 'lib/api/send-once'],
  [web('lib/api/send-once.ts'), 'if (!isNoAnswer(error)) forget();', 'forget();', 'lib/api/send-once'],
  [web('lib/api/request.ts'), 'response.status === 401 && accessToken !== null', 'false', 'lib/api/request'],
  [web('lib/session/refresh-session.ts'), 'tokens.accessToken !== rejected && ', '', 'lib/session/refresh-session'],
  [web('lib/format-price.ts'), '10 ** digits', '100', 'lib/format-price'],
  [web('lib/use-stored-draft.ts'), "owner ?? 'nobody'", "'nobody'", 'lib/use-stored-draft'],
];
