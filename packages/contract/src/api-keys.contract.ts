import { z } from 'zod';
import { API_KEY_NAME_MAX_LENGTH } from './limits.ts';

/** What a key may do: `read` looks and downloads, `create` makes, changes and deletes, and spends credits. */
export const API_SCOPES = ['read', 'create'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Days after which a key may end by itself; null, of the body below: never. */
export const API_KEY_DAYS = [30, 90, 365] as const;

/** A key of the own account. The key itself is told once, when it is made. */
export const apiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** How the key begins, by which its owner knows it again. */
    prefix: z.string(),
    /** Its sets cost nothing, and their pictures bear a mark. */
    sandbox: z.boolean(),
    scopes: z.array(z.literal(API_SCOPES)),
    created_at: z.string(),
    /** To the minute; null: never. */
    last_used_at: z.string().nullable(),
    /** Null: it does not end by itself. */
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

/** The one time that a key is told. */
export const newApiKey = z.object({ key: apiKey, secret: z.string() }).meta({ id: 'NewApiKey' });
