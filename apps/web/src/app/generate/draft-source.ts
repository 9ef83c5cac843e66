import type { CreateJobBody } from '@vitrine/contract';
import type { HandSource } from '../../features/jobs/hand/hand-source.ts';
import { call } from '../../lib/api/call.ts';
import type { Shown } from '../../features/previews/components/preview-viewer.tsx';

/**
 * A picture of an unpaid set.
 * @param wish all inputs of the set, serialised
 */
export function draftSource(set: CreateJobBody, wish: string, { style, proof, developing }: Shown): HandSource {
  const body = { ...set, style };
  return {
    id: style,
    version: wish,
    style,
    still: developing ? null : proof.src,
    sets: {
      queryKey: ['draft-options', style, wish],
      queryFn: ({ signal }) => call('POST /previews/options', { body, signal }),
    },
    readSheet: (asked, signal) => call('POST /previews/sheet', { body: { ...body, ...asked }, signal }),
    readTrial: async (wanted, signal) =>
      (await call('POST /previews/trial', { body: { ...body, ...wanted }, signal })).image,
  };
}
