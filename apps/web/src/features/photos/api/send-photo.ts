import type { Photo, PhotoRole, UploadResult } from '@vitrine/contract';
import { reportAnswer, reportSilence } from '../../../lib/connection.ts';
import { NetworkError, ProblemError, readProblem } from '../../../lib/api/problem.ts';
import { readJson } from '../../../lib/read-json.ts';
import { freshAccessToken } from '../../../lib/session/refresh-session.ts';

interface Options {
  /** Called with 0–1 during the upload. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** `empty`: the place without the product. */
  role?: PhotoRole;
}

/** XMLHttpRequest, because fetch does not report upload progress. */
const post = (
  file: File,
  accessToken: string | null,
  { onProgress, signal, role = 'product' }: Options,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const form = new FormData();
    form.append('files', file, file.name);
    xhr.open('POST', role === 'empty' ? '/api/images?role=empty' : '/api/images');
    xhr.setRequestHeader('Accept-Language', document.documentElement.lang);
    if (accessToken !== null) xhr.setRequestHeader('Authorization', `Bearer ${accessToken}`);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      reportAnswer(xhr.status);
      const headers = { 'Content-Type': xhr.getResponseHeader('Content-Type') ?? '' };
      resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
    });
    xhr.addEventListener('error', () => {
      reportSilence();
      reject(new NetworkError());
    });
    xhr.addEventListener('abort', () => reject(new DOMException('Upload stopped', 'AbortError')));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });

/** Uploads one photo. Throws ProblemError if the server refuses it, NetworkError if it cannot be reached. */
export async function sendPhoto(file: File, options: Options): Promise<Photo> {
  const accessToken = await freshAccessToken();
  let response = await post(file, accessToken, options);
  if (response.status === 401 && accessToken !== null) {
    const renewed = await freshAccessToken(accessToken);
    if (renewed !== null) response = await post(file, renewed, options);
  }
  if (!response.ok) throw await readProblem(response);
  const { items, rejected } = await readJson<UploadResult>(response);
  const [photo] = items;
  if (photo) return photo;
  throw new ProblemError(422, rejected[0] ?? { code: 'unreadable_image' });
}
