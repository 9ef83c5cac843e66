import type { Page } from '@playwright/test';

const EVENTS = { begin: { total: 20, waiting: false }, done: { made: 0, failed: 0 } };

/**
 * Answers the studio's request for previews, sent as soon as a photo is uploaded, as if none was made: for tests that upload a photo
 * and test something else. Previews are tested in previews.e2e.ts and door.e2e.ts.
 */
export const withoutPreviews = (page: Page): Promise<unknown> =>
  page.route('**/api/previews', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: Object.entries(EVENTS)
        .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(''),
    }),
  );
