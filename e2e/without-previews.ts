import type { Page } from '@playwright/test';

const EVENTS = { begin: { total: 20, waiting: false }, done: { made: 0, failed: 0 } };

/**
 * Answers that none of the previews was made, which the studio else asks for as soon as a photo is there: for tests that upload one
 * and look at something else. What previews do is looked at in previews.e2e.ts and door.e2e.ts.
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
