import { z } from 'zod';

/** Query of every list: newest first, `cursor` as given by the page before. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.uuid().optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** A page of `item`; `next_cursor` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });
