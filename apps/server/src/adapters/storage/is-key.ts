/** Lower-case path segments that never start with a dot, so that no key can escape its folder. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*\/?$/;

/** Whether `key` may name a file, or with a trailing slash a folder. */
export const isKey = (key: string): boolean => KEY.test(key);
