import { readFileSync } from 'node:fs';
import { API_REQUESTS_PER_MINUTE, FORMER_SECRET_HOURS, SANDBOX_SETS_PER_DAY } from '@vitrine/contract';
import { escapeHtml } from '../html/escape-html.ts';

/** The programs on the reference page: tests run exactly these files. */
const PROGRAMS = [
  { name: 'curl', file: 'quick-start.sh' },
  { name: 'TypeScript', file: 'quick-start.ts' },
  { name: 'Python', file: 'quick-start.py' },
] as const;

const read = (file: string): string => readFileSync(new URL(`quick-start/${file}`, import.meta.url), 'utf8');

const program = (file: string): string =>
  `<pre tabindex="0" role="region" aria-label="${file}"><code>${escapeHtml(read(file))}</code></pre>`;

/** The section that leads from a new key to a set of pictures, with limits, idempotency and webhooks. */
export const quickStartSection = (): string => `<h2 id="quick-start">Quick start</h2>
<p>API access comes with the Premium plan. Create a key on <a href="/account/api">the API page of your account</a>; it is shown once. A
<em>sandbox</em> key costs nothing: its pictures are watermarked, and an account can make ${SANDBOX_SETS_PER_DAY} sets a day with it. Keys of both
kinds see only their own jobs. Send the key as <code>Authorization: Bearer vk_…</code>, from your server, never from a web page.</p>
${PROGRAMS.map(({ name, file }) => `<h3>${name}</h3>${program(file)}`).join('\n')}
<h3>Good to know</h3>
<ul>
<li>A key may make ${API_REQUESTS_PER_MINUTE} requests a minute. <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and
<code>RateLimit-Reset</code> (seconds) report the state; 429 and 503 carry <code>Retry-After</code>.</li>
<li>Only <code>POST /jobs</code>, and <code>POST /jobs/{id}/retry</code> of a job whose credit was returned, spend a credit. The first takes an
<code>Idempotency-Key</code> (up to 200 characters): sent again with the same body it answers with the same job; with another body,
409 <code>idempotency_conflict</code>. The second is refused with 409 while the job runs.</li>
<li>Every failure is a problem document (RFC 9457) with a <code>code</code> of <a href="#errors">this list</a>.</li>
<li>Any response may gain fields that you do not know: ignore them. Existing fields are not removed.</li>
</ul>
<h2 id="webhook-messages">Webhook messages</h2>
<p>Add an address on <a href="/account/api">the API page</a>, and it is notified of <code>job.completed</code>, <code>job.failed</code> and
<code>job.cancelled</code> by POST, signed according to Standard Webhooks (<code>webhook-id</code>, <code>webhook-timestamp</code>,
<code>webhook-signature</code>). Answer 2xx within 15 seconds. Any other response is retried for about a day, after 1, 2, 4 minutes and so on up
to every 4 hours, with the same <code>webhook-id</code>; redirects are not followed, and 410 disables the address. After a change of the
secret, both secrets sign for ${FORMER_SECRET_HOURS} hours.</p>
<pre tabindex="0" role="region" aria-label="A message"><code>{"type": "job.completed", "timestamp": "2026-11-23T10:00:00.000Z", "data": {"job_id": "0198…", "status": "completed",
 "sandbox": false, "pictures": {"ready": 20, "total": 20}, "credit": "spent"}}</code></pre>
${program('verify-webhook.ts')}`;
