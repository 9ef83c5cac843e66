import type { PresetId } from '@vitrine/contract';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

export const extensionOf = (format: PictureFormat): string => EXTENSIONS[format];

/** Storage folder of everything that a job made. */
export const jobFolder = (jobId: string) => `jobs/${jobId}/` as const;

/** Storage keys of the files of one version of a variation: no version ever replaces another's. */
export function variationFiles({ jobId, id, version }: { jobId: string; id: string; version: number }) {
  const folder = `${jobFolder(jobId)}${id}${version === 0 ? '' : `/${version}`}`;
  return {
    preview: `${folder}/preview.jpg`,
    final: (format: PictureFormat) => `${folder}/final.${extensionOf(format)}`,
    exported: (preset: PresetId, { width, height }: { width: number; height: number }, format: PictureFormat) =>
      `${folder}/${preset.replaceAll('_', '-')}-${width}x${height}.${extensionOf(format)}`,
  };
}
