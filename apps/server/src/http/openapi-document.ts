import type { JsonSchema } from './describe-schema.ts';

interface Content {
  description?: string;
  required?: boolean;
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
}

/** The part of an OpenAPI operation that we read. */
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** The part of an OpenAPI 3.1 document that we read. */
export interface OpenApiDocument {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  /** What we send to others, by its type. */
  webhooks?: Record<string, { post: Operation }>;
  components?: { schemas?: Record<string, JsonSchema> };
}
