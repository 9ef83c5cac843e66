/** Everything that administrators look at; whatever they do may change any of it. */
export const ADMIN_KEY = ['admin'] as const;
