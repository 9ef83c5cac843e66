const MAX_LENGTH = 120;

/** The last path segment of an upload's name, without control and bidi characters, at most 120 characters. */
export function safeFilename(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what this removes
  const clean = last.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return clean === '' ? 'photo' : Array.from(clean).slice(0, MAX_LENGTH).join('');
}
