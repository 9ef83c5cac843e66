import { ERRORS } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { describeSchema, type JsonSchema } from './describe-schema.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { quickStartSection } from './quick-start-section.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The API reference: one page generated from the OpenAPI document, without scripts or external resources. */
export function referencePage(document: OpenApiDocument): string {
  const calls = callsOf(document);
  const tags = [...new Set(calls.map(tagOf))];
  const schemas = Object.entries(document.components?.schemas ?? {});
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icons/48.png"><title>${escapeHtml(document.info.title)}</title><style>${REFERENCE_STYLE}</style></head><body>
<header><h1>${escapeHtml(document.info.title)}</h1><p>${showText(document.info.description ?? '')}
Base path <code>/api</code>. The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Calls marked <em>key</em> take an API key as <code>Authorization: Bearer vk_…</code>, and the access token of a session;
calls marked <em>session</em> take only the latter.</p>
<nav><a href="#quick-start">Quick start</a> <a href="#webhook-messages">Webhook messages</a> ${tags.map((tag) => `<a href="#${anchor(tag)}">${escapeHtml(tag)}</a>`).join(' ')} <a href="#schemas">Schemas</a> <a href="#errors">Errors</a></nav></header><main>
${quickStartSection()}
${tags
  .map((tag) =>
    section(
      tag,
      calls.filter((call) => tagOf(call) === tag),
    ),
  )
  .join('\n')}
<h2 id="schemas">Schemas</h2>${schemas.map(([name, schema]) => `<article id="schema-${anchor(name)}"><h3>${escapeHtml(name)}</h3>${fieldTable(schema)}</article>`).join('\n')}
<h2 id="errors">Errors</h2>${errorTable()}
</main></body></html>`;
}

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}

const tagOf = ({ operation }: Call): string => operation.tags?.[0] ?? 'Other';
const anchor = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const section = (tag: string, calls: Call[]): string =>
  `<h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2>${calls.map(article).join('\n')}`;

function article({ method, path, operation }: Call): string {
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) =>
    row(`${name} <small>${place}</small>`, schema, required === true),
  );
  const body = schemaOf(operation.requestBody);
  return `<article><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code>${markOf(operation)}</h3>
<p>${showText([operation.summary, operation.description].filter(Boolean).join('. '))}</p>
${parameters.length === 0 ? '' : `<table>${parameters.join('')}</table>`}
${body === undefined ? '' : `<h4>Body</h4>${fieldTable(body)}`}
<h4>Answer</h4>${Object.entries(operation.responses).map(answer).join('')}${exampleOf(operation)}</article>`;
}

/** Body and answer of a call, collapsed. */
function exampleOf({ requestBody, responses }: Operation): string {
  const [, given] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const shown = [requestBody, given].flatMap((each) => each?.content?.['application/json']?.example ?? []);
  if (shown.length === 0) return '';
  const blocks = shown.map(
    (each) => `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(each, null, 2))}</code></pre>`,
  );
  return `<details><summary>Example</summary>${blocks.join('')}</details>`;
}

const markOf = ({ security }: Operation): string => {
  if (security === undefined) return '';
  return security.length > 1 ? ' <em>key</em>' : ' <em>session</em>';
};

function answer([status, response]: [string, Operation['responses'][string]]): string {
  const schema = schemaOf(response);
  const shown = schema === undefined ? escapeHtml(response.description ?? '') : typeCell(schema);
  return `<p><b>${status === 'default' ? 'else' : status}</b> ${shown}</p>`;
}

const schemaOf = (body: Operation['requestBody']): JsonSchema | undefined =>
  Object.values(body?.content ?? {})[0]?.schema;

function fieldTable(schema: JsonSchema): string {
  if (schema.properties === undefined) return `<p>${typeCell(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    row(escapeHtml(name), field, schema.required?.includes(name) === true),
  );
  return `<table>${rows.join('')}</table>`;
}

const row = (name: string, schema: JsonSchema, required: boolean): string =>
  `<tr><td><code>${name}</code></td><td>${required ? 'required' : 'optional'}</td><td>${typeCell(schema)}</td></tr>`;

/** Only names of schemas start with a capital in a type's description. */
const typeCell = (schema: JsonSchema): string =>
  `<code>${escapeHtml(describeSchema(schema)).replaceAll(/\b[A-Z]\w*/g, (name) => `<a href="#schema-${anchor(name)}">${name}</a>`)}</code>`;

function errorTable(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, retryable }]) =>
      `<tr id="error-${code}"><td><code>${code}</code></td><td>${status}</td><td>${retryable ? 'may be tried again' : ''}</td><td>${escapeHtml(translate('en', `errors.${code as keyof typeof ERRORS}`))}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** A description from the document; the only Markdown in it is code in backticks. */
const showText = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
