let handed: readonly File[] = [];

/** Keeps files in memory for the next page, because an address cannot carry them. */
export const handFiles = (files: readonly File[]): void => {
  handed = [...handed, ...files];
};

/** The files handed over since the last call; each once. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
