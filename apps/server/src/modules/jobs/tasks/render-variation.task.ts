import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { JobTaskParts } from '../jobs-parts.ts';
import { listUnmade } from '../list-unfinished.ts';
import { renderVariation } from '../render-variation.ts';
import { settleVariation } from '../settle-variation.ts';
import { findVariation } from '../variations.repository.ts';

/** One picture of a job, as preview or final; `concurrency` is the number of render threads. */
export const renderVariationTask = (parts: JobTaskParts, concurrency: number): TaskDefinition<'render-variation'> => ({
  name: 'render-variation',
  concurrency,
  retryLimit: 3,
  timeoutSeconds: 180,
  unfinished: () => listUnmade(parts.db),
  run: (data, { signal }) => renderVariation(parts, data, signal),
  // A lost preview does no harm: the final replaces it.
  giveUp: async ({ variationId, attempt, size }) => {
    if (size === 'preview') return;
    const variation = await findVariation(parts.db, variationId);
    if (variation === undefined) return;
    await settleVariation(parts, { variationId, jobId: variation.jobId, attempt, change: { status: 'failed' } });
  },
});
