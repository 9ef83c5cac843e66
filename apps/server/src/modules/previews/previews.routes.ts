import { type CallName, type PreviewsBody, streams } from '@vitrine/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { type Context, route, securityOf } from '../../http/route.ts';
import { sendEventStream, type ServerEvent } from '../../http/send-event-stream.ts';
import { checkJobInput, findJobInput } from '../jobs/index.ts';
import { countPreviews, returnUnmade } from './count-previews.ts';
import { makePreviews, type PreviewRequest } from './make-previews.ts';
import type { DraftAsked } from './draft-picture.ts';
import { drawDraftSheet } from './draw-draft-sheet.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { inOrder, planPreviews } from './plan-previews.ts';
import type { PreviewsParts } from './previews-parts.ts';
import { proposeWords } from './propose-words.ts';
import { readDraftOptions } from './read-draft-options.ts';
import { tryDraft } from './try-draft.ts';

const tags = ['previews'];
/** Called repeatedly during typing. */
const WORDS_PER_MINUTE = 240;
/** Called after each gesture. */
const ARRANGINGS_PER_MINUTE = 120;

export const previewsRoutes =
  (parts: PreviewsParts): FastifyPluginAsync =>
  async (app) => {
    const summary = 'The texts that the pictures would carry';
    const options = { auth: 'required', key: 'create', tags, summary, perMinute: WORDS_PER_MINUTE } as const;
    route(app, 'POST /previews/words', options, async ({ body, locale }) => proposeWords(body, locale));

    addDraftRoutes(app, parts);
    const begin = createOneAtATime();
    const schema = {
      tags,
      security: securityOf('create'),
      summary: 'Every picture of a set before payment, small and watermarked (event stream)',
      body: streams['POST /previews'].body,
    };
    app.post<{ Body: PreviewsBody }>(
      '/previews',
      { schema, config: { keyScope: 'create' }, preHandler: app.requireUser },
      async (request, reply) => {
        const asked = await readRequest(parts, request);
        await sendEventStream(request, reply, (gone) => {
          const { signal, end } = begin(asked.userId, gone);
          const events = makePreviews(parts, asked, signal);
          return numbered(returnUnmade(parts.db, { userId: asked.userId, ip: request.ip }, asked.amount, events), end);
        });
      },
    );
  };

/** Calls for arranging a picture before payment; nothing is stored. */
function addDraftRoutes(app: FastifyInstance, parts: PreviewsParts): void {
  const asked = ({ locale, request, reply }: Pick<Context<CallName>, 'locale' | 'request' | 'reply'>): DraftAsked => ({
    caller: callerOf(request, reply),
    locale,
  });
  const options = (summary: string) => ({ auth: 'required', tags, summary, perMinute: ARRANGINGS_PER_MINUTE }) as const;
  route(app, 'POST /previews/options', options('The scenes that a picture can have, before payment'), (context) =>
    readDraftOptions(parts, asked(context), context.body),
  );
  route(
    app,
    'POST /previews/sheet',
    options('A picture in watermarked layers, for moving its product before payment'),
    (context) => drawDraftSheet(parts, asked(context), context.body),
  );
  route(
    app,
    'POST /previews/trial',
    options('A watermarked picture with its product moved, before payment'),
    (context) => tryDraft(parts, asked(context), context.body),
  );
}

/** Counts only valid requests. @throws AppError invalid_input, no_product_found, rate_limited */
async function readRequest(
  { db }: PreviewsParts,
  { userId, locale, body, ip, log }: FastifyRequest<{ Body: PreviewsBody }>,
): Promise<PreviewRequest & { amount: number }> {
  checkJobInput(body, locale);
  const { photos, focus } = await db.transaction((tx) => findJobInput(tx, { userId, locale }, body));
  // Pictures that the caller already has cost nothing, so words can be changed one after the other.
  const amount = planPreviews(body, inOrder(photos, focus)).made.length;
  await countPreviews(db, { userId, ip }, amount);
  const onError = (error: unknown) => log.error({ err: error }, 'a proof failed');
  return { userId, locale, body, photos, focus, onError, amount };
}

async function* numbered(
  events: AsyncIterable<Omit<ServerEvent, 'id'>>,
  end: () => void,
): AsyncGenerator<ServerEvent[]> {
  let id = 0;
  try {
    for await (const event of events) yield [{ id: (id += 1), ...event }];
  } finally {
    end();
  }
}
