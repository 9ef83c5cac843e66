import type { JsonSchema } from './describe-schema.ts';

interface Content {
  description?: string;
  required?: boolean;
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
}

/** What an operation of the OpenAPI document says, as far as we read it. */
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** The OpenAPI 3.1 document, as far as we read it. */
export interface OpenApiDocument {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  /** What we send to others, by its type. */
  webhooks?: Record<string, { post: Operation }>;
  components?: { schemas?: Record<string, JsonSchema> };
}
