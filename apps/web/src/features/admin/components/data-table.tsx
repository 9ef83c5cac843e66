import type { ReactNode } from 'react';

export interface Column<R> {
  id: string;
  head: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the end. */
  end?: boolean;
  /** Takes the remaining width. */
  wide?: boolean;
  /** On a phone it is shown without its label. */
  lead?: boolean;
}

interface Props<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
}

/** Explicit roles: browsers drop the table semantics when the layout is not a table's. */
const TABLE = { role: 'table' } as const;
const GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const HEAD = { role: 'columnheader' } as const;
const CELL = { role: 'cell' } as const;

const isNothing = (content: ReactNode): boolean => content === null || content === undefined || content === '';

function Cell<R>({ column: { cell, head, lead, end, wide }, row }: { column: Column<R>; row: R }) {
  const content = cell(row);
  const classes = [
    lead === true ? 'font-medium lg:font-normal' : 'flex justify-between gap-6',
    isNothing(content) ? 'max-lg:hidden' : '',
    'min-w-0 align-top lg:table-cell lg:py-2.5 lg:not-last:pe-6',
    end === true ? 'lg:text-end' : '',
    // Long words may break; a date or a state stays on one line.
    wide === true
      ? 'wrap-anywhere lg:w-full'
      : lead === true
        ? 'wrap-anywhere lg:wrap-break-word'
        : 'lg:whitespace-nowrap',
  ];
  return (
    <td {...CELL} className={classes.join(' ')}>
      {lead !== true && (
        <span aria-hidden className="placard shrink-0 pt-0.5 lg:hidden">
          {head}
        </span>
      )}
      <span className={`min-w-0 ${lead === true ? 'lg:inline-block lg:max-w-80' : 'max-lg:text-end'}`}>{content}</span>
    </td>
  );
}

function Heads<R>({ columns }: Pick<Props<R>, 'columns'>) {
  return (
    <thead {...GROUP} className="placard max-lg:sr-only">
      <tr {...ROW}>
        {columns.map(({ id, head, end }) => (
          <th
            key={id}
            {...HEAD}
            scope="col"
            className={`py-2 font-normal whitespace-nowrap not-last:pe-6 ${end === true ? 'text-end' : 'text-start'}`}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A dense table with hairlines; below lg every row becomes a small list of labels and values. */
export function DataTable<R>({ label, columns, rows, keyOf }: Props<R>) {
  return (
    <table {...TABLE} aria-label={label} className="block w-full border-b border-line text-sm tabular-nums lg:table">
      <Heads columns={columns} />
      <tbody {...GROUP} className="block lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...ROW}
            className="grid gap-1 border-t border-line py-3 hover:bg-ink/5 lg:table-row lg:py-0"
          >
            {columns.map((column) => (
              <Cell key={column.id} {...{ column, row }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
