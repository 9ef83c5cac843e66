/** The subset of JSON Schema that the contract's schemas produce. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** What a value of `schema` is, in a few words: `string (uuid)`, `list of Image`, `"jpeg" or "png"`. */
export function describeSchema(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map(describeSchema).join(' or ');
  if (schema.items !== undefined) return `list of ${describeSchema(schema.items)}${bounds(schema)}`;
  if (schema.properties !== undefined) return `{ ${fieldsOf(schema).join(', ')} }`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return `${type}${schema.format === undefined ? '' : ` (${schema.format})`}${bounds(schema)}`;
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const fieldsOf = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).map(([name, field]) => `${name}: ${describeSchema(field)}`);

function bounds(schema: JsonSchema): string {
  const from = schema.minLength ?? schema.minItems ?? realBound(schema.minimum);
  const to = schema.maxLength ?? schema.maxItems ?? realBound(schema.maximum);
  if (from === undefined && to === undefined) return '';
  if (from === to) return `, exactly ${from}`;
  return `, ${[from === undefined ? '' : `from ${from}`, to === undefined ? '' : `up to ${to}`].filter(Boolean).join(' ')}`;
}

/** The bounds of a safe integer carry no information. */
const realBound = (value: number | undefined): number | undefined =>
  value !== undefined && Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;
