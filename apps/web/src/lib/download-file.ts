import { NetworkError } from './api/problem.ts';
import { request } from './api/request.ts';

const PROGRESS_MS = 100;

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

/** The body as a blob; `onProgress` receives the bytes so far, at most every 100 ms. */
async function readBlob(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  let bytes = 0;
  let said = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      const now = performance.now();
      if (now - said > PROGRESS_MS) {
        said = now;
        onProgress(bytes);
      }
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count), { headers: response.headers }).blob();
}

/** Fetches a protected file and lets the browser save it. Throws what `request` throws; NetworkError also midway. */
export async function downloadFile(
  path: string,
  fallbackName: string,
  { onProgress }: { onProgress?: (bytes: number) => void } = {},
): Promise<void> {
  const response = await request(path);
  const blob = await (onProgress ? readBlob(response, onProgress) : response.blob()).catch((error: unknown) => {
    throw new NetworkError(error);
  });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = nameFromDisposition(response.headers.get('Content-Disposition'), fallbackName);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click; a minute is far more than it needs to start.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
