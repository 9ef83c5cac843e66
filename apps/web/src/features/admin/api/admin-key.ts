/** Query key of everything administrators see; any of their actions may change any of it. */
export const ADMIN_KEY = ['admin'] as const;
