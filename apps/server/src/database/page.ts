/** A page of `rows` read with one row more than `limit`; the cursor is the id of the last row kept (ids are UUIDv7: ordered by time). */
export function toPage<R extends { id: string }>(rows: R[], limit: number): { items: R[]; next_cursor: string | null } {
  const items = rows.slice(0, limit);
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
