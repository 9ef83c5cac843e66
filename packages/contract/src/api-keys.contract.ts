import { z } from 'zod';
import { API_KEY_NAME_MAX_LENGTH } from './limits.ts';

/** Permissions of a key: `read` reads and downloads, `create` makes, changes and deletes, and spends credits. */
export const API_SCOPES = ['read', 'create'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Selectable lifetimes in days; null in the body below: unlimited. */
export const API_KEY_DAYS = [30, 90, 365] as const;

/** An API key of the caller. Its secret is returned once, at creation. */
export const apiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The beginning of the key, for recognition. */
    prefix: z.string(),
    /** Its sets are free, and their pictures are watermarked. */
    sandbox: z.boolean(),
    scopes: z.array(z.literal(API_SCOPES)),
    created_at: z.string(),
    /** To the minute; null: never. */
    last_used_at: z.string().nullable(),
    /** Null: it does not expire. */
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

export const createApiKeyBody = z.object({
  name: z.string().trim().min(1).max(API_KEY_NAME_MAX_LENGTH),
  scopes: z.array(z.literal(API_SCOPES)).min(1).max(API_SCOPES.length),
  sandbox: z.boolean().default(false),
  expires_in_days: z.literal(API_KEY_DAYS).nullable(),
});
export type CreateApiKeyBody = z.infer<typeof createApiKeyBody>;

/** The only answer that contains the secret. */
export const newApiKey = z.object({ key: apiKey, secret: z.string() }).meta({ id: 'NewApiKey' });
