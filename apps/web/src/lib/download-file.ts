import { request } from './api/request.ts';

/** The name in a Content-Disposition header (RFC 6266): `filename*` first, then `filename`. */
export function nameFromDisposition(header: string | null, fallback: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A broken escape: the plain name below still serves.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '');
  return plain?.[1] ?? plain?.[2] ?? fallback;
}

/** Fetches a protected file and hands it to the browser to save. Throws what `request` throws. */
export async function downloadFile(path: string, fallbackName: string, signal?: AbortSignal): Promise<void> {
  const response = await request(path, signal ? { signal } : {});
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameFromDisposition(response.headers.get('Content-Disposition'), fallbackName);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click; a minute is far more than it needs to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
