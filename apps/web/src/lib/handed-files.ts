let handed: readonly File[] = [];

/** Keeps files for the page that is opened next: an address cannot carry them. In memory, until they are taken. */
export const handFiles = (files: readonly File[]): void => {
  handed = [...handed, ...files];
};

/** What was handed over since the last time; each file once. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
