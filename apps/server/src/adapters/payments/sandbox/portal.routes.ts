import { AppError } from '@vitrine/contract';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '../../../html/escape-html.ts';
import { idParams } from './dev-requests.ts';
import type { Transaction } from './entities.ts';
import type { Sandbox } from './sandbox.ts';
import { findEntity, listEntities } from './sandbox.repository.ts';

type Named = { Params: { id: string } };
const options = { schema: { hide: true, params: idParams } };
const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem;color:#171412;background:#faf8f5}
table{width:100%;border-collapse:collapse}td,th{text-align:start;padding:.5rem 0;border-bottom:1px solid #ddd6cd}`;

/** Pages that Paddle would serve: a customer's portal and invoices. In English, because they are for developers. */
export const portalPages =
  ({ db }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.get<Named>('/dev/payments/portal/:id', options, async ({ params }, reply) => {
      const session = await findEntity(db, 'portal', params.id);
      if (session === null) throw new AppError('not_found');
      const where = { customer_id: [session.customer_id], status: ['completed', 'past_due'] };
      const transactions = await listEntities(db, 'transaction', { where, newestFirst: true });
      return reply.type('text/html; charset=utf-8').send(page('Sandbox customer portal', tableOf(transactions)));
    });
    app.get<Named>('/dev/payments/invoices/:id', options, async ({ params }, reply) => {
      const transaction = await findEntity(db, 'transaction', params.id);
      if (transaction === null || !transaction.invoice_number) throw new AppError('not_found');
      const title = `Sandbox invoice ${transaction.invoice_number}`;
      return reply.type('text/html; charset=utf-8').send(page(title, tableOf([transaction])));
    });
  };

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>
<p>Stands in for the page of the payment provider. No money was taken.</p>${content}</html>`;

function tableOf(transactions: readonly Transaction[]): string {
  const rows = transactions.map(({ id, created_at, invoice_number, items, details, currency_code, status }) => {
    const invoice = invoice_number
      ? `<a href="/api/dev/payments/invoices/${escapeHtml(id)}">${escapeHtml(invoice_number)}</a>`
      : '';
    const amount = `${(Number(details?.totals?.grand_total ?? 0) / 100).toFixed(2)} ${currency_code}`;
    const cells = [created_at.slice(0, 10), items[0]?.price?.name ?? '', amount, status].map(escapeHtml);
    return `<tr>${[...cells, invoice].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const head = ['Date', 'For', 'Amount', 'Status', 'Invoice'].map((title) => `<th>${title}</th>`).join('');
  return `<table><tr>${head}</tr>${rows.join('')}</table>`;
}
