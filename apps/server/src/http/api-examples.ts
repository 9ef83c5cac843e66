import { type CallIn, type CallName, type CallOut, type Calls, calls, type Job, type Photo } from '@vitrine/contract';

/** An example answer of a call, and of its body if it has one. */
type Example<N extends CallName> = { out: CallOut<N> } & (Calls[N] extends { body: unknown }
  ? { body: (CallIn<N> & { body: unknown })['body'] }
  : object);

const AT = '2026-11-23T10:00:00.000Z';
const ID = {
  photo: '0199aa00-0000-7000-8000-000000000001',
  shot: '0199aa00-0000-7000-8000-000000000002',
  job: '0199aa00-0000-7000-8000-000000000003',
  picture: '0199aa00-0000-7000-8000-000000000004',
  line: '0199aa00-0000-7000-8000-000000000005',
} as const;

const photo: Photo = {
  id: ID.photo,
  filename: 'photo.jpg',
  width: 3024,
  height: 4032,
  bytes: 2_845_120,
  format: 'jpeg',
  warnings: [],
  preview_url: '/api/files/photos/0199aa00/preview.jpg?until=1795428000&signature=k2J9',
  cutout: {
    status: 'ready',
    score: 0.94,
    preview_url: '/api/files/photos/0199aa00/cutout-0.png?until=1795428000&signature=p1Xz',
    touched_up: false,
    shown_whole: false,
    rank: 0,
    network: 'vitrine',
    fell_back: false,
    seconds_left: null,
    empty_shot_id: null,
  },
  created_at: AT,
};

const checks: Job['variations'][number]['checks'] = {
  width: 4096,
  height: 4096,
  bytes: 1_204_331,
  background_white: true,
  product: { left: 0.14, top: 0.08, width: 0.72, height: 0.84 },
  fill: 0.84,
  fidelity: 0.7,
  shape: 0.99,
  enlargement: 1.1,
  text_present: false,
  texts: [],
  sharpness: 0.6,
  contrast: 0.8,
  main_image_ok: false,
  main_image: [{ channel: 'amazon', fit: false, reasons: ['fill_too_small'] }],
};

const variation: Job['variations'][number] = {
  id: ID.picture,
  style: 'white_bg',
  status: 'ready',
  width: 4096,
  height: 4096,
  preview_url: '/api/files/jobs/0199aa00/0199aa01/preview.jpg?until=1795428000&signature=m8Qd',
  checks,
  alt_text: 'Blue mug on a white background',
  change: { state: 'none', left: 20, can_undo: false, touch_up: 'none' },
};

const order: CallIn<'POST /jobs'>['body'] = {
  image_ids: [ID.photo],
  language: 'en',
  product_description: 'Blue mug. Keeps tea warm.',
  category: 'kitchen',
};

const job: Job = {
  id: ID.job,
  status: 'completed',
  message: 'Your pictures are ready.',
  created_at: AT,
  finished_at: '2026-11-23T10:01:40.000Z',
  language: 'en',
  product_description: 'Blue mug. Keeps tea warm.',
  category: 'kitchen',
  texts: {},
  looks: {},
  progress: { done: 20, failed: 0, total: 20 },
  images: [photo],
  focus_images: [],
  variations: [variation],
  languages: [],
  sandbox: false,
  credit: { state: 'spent' },
  touch_up: { left: 10 },
  failed_because: null,
  downloaded_at: null,
  deleted_at: null,
  purge_at: null,
};
const queued: Job = {
  ...job,
  status: 'queued',
  message: 'Your set is waiting for its turn.',
  finished_at: null,
  progress: { done: 0, failed: 0, total: 20 },
  variations: [{ ...variation, status: 'waiting', preview_url: null, checks: null }],
  credit: { state: 'reserved' },
};
const generating: Job = { ...queued, status: 'generating', message: 'Your pictures are being made.' };

const adjustment = { x: 0.1, y: 0, scale: 1.1, turn: 0, shadow: 'soft', ground: null } as const;
const touchUp: { tap: [number, number]; strokes: [] } = { tap: [0.5, 0.6], strokes: [] };

/** For every call that answers an API key with JSON; a test checks them against the schemas. */
export const API_EXAMPLES: { [N in CallName]?: Example<N> } = {
  'POST /images': { out: { items: [photo], rejected: [] } },
  'GET /images': { out: { items: [photo], next_cursor: null } },
  'GET /images/:id': { out: photo },
  'POST /images/:id/restore': { out: photo },
  'POST /images/:id/turn': { body: { quarter_turns: 1 }, out: { ...photo, width: photo.height, height: photo.width } },
  'GET /images/:id/cutout': { out: { ...touchUp, candidates: [] } },
  'PUT /images/:id/cutout': {
    body: touchUp,
    out: { ...photo, cutout: { ...photo.cutout, touched_up: true }, candidates: [] },
  },
  'PUT /images/:id/empty-shot': {
    body: { empty_shot_id: ID.shot },
    out: { ...photo, cutout: { ...photo.cutout, empty_shot_id: ID.shot } },
  },
  'POST /jobs': { body: order, out: queued },
  'GET /jobs': {
    out: { items: [job], next_cursor: null, total: 1, used: { languages: ['en'], categories: ['kitchen'] } },
  },
  'GET /jobs/:id': { out: job },
  'POST /jobs/:id/restore': { out: job },
  'POST /jobs/:id/cancel': {
    out: { ...queued, status: 'cancelled', finished_at: AT, credit: { state: 'returned' } },
  },
  'POST /jobs/:id/retry': { out: queued },
  'POST /jobs/:id/touch-up': { body: {}, out: generating },
  'POST /jobs/:id/languages': {
    body: { language: 'fr' },
    out: {
      ...job,
      languages: [{ language: 'fr', progress: { done: 0, failed: 0, total: 12 }, variations: [] }],
    },
  },
  'POST /jobs/:id/adjust': { body: { shadow: 'soft' }, out: job },
  'POST /previews/words': {
    body: { language: 'en', product_description: 'Blue mug. Keeps tea warm.' },
    out: {
      language: 'en',
      direction: 'ltr',
      words: [{ role: 'name', proposed: 'Blue mug', max: 44 }],
      left_behind: null,
    },
  },
  'GET /variations/:id/options': {
    out: {
      language: 'en',
      direction: 'ltr',
      texts: [{ slot: 0, role: 'name', text: 'Blue mug', proposed: 'Blue mug', max: 44 }],
      scene: 0,
      scenes: 3,
      scene_previews: [],
      varies: true,
    },
  },
  'POST /variations/:id/sheet': {
    body: { shadow: 'natural', ground: null },
    out: {
      width: 1024,
      height: 1024,
      layers: [
        {
          role: 'product',
          blend: 'normal',
          image: 'data:image/webp;base64,UklGRg==',
          area: { left: 0.2, top: 0.2, width: 0.6, height: 0.6 },
        },
      ],
      own: { left: 0.2, top: 0.2, width: 0.6, height: 0.6 },
      reach: { left: -0.2, right: 0.2, up: -0.2, down: 0.2 },
      scale: { least: 0.6, most: 1.4 },
      turns: true,
      vanishing: null,
      shadows: ['natural', 'soft', 'floating', 'none'],
      grounds: false,
      callouts: [],
      adjustment,
    },
  },
  'POST /variations/:id/trial': { body: { adjustment }, out: { image: 'data:image/jpeg;base64,/9j/4AA=' } },
  'PATCH /variations/:id': {
    body: { texts: [{ slot: 0, text: 'The blue mug' }] },
    out: { ...variation, change: { ...variation.change, state: 'running', left: 19 } },
  },
  'GET /credits': {
    out: {
      items: [
        {
          id: ID.line,
          cause: 'job_reserved',
          description: 'Reserved for a set',
          balance_change: -1,
          pending_change: 0,
          balance_after: 74,
          job_id: ID.job,
          created_at: AT,
        },
      ],
      next_cursor: null,
    },
  },
};

/** Names of the calls that have one. */
export const exampleNames = Object.keys(API_EXAMPLES).filter((name): name is CallName => name in calls);
