import type { PresetId } from '@vitrine/contract';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

export const extensionOf = (format: PictureFormat): string => EXTENSIONS[format];

/** Storage folder of everything that a job made. */
export const jobFolder = (jobId: string) => `jobs/${jobId}/` as const;

/** Storage keys of a variation's files. */
export function variationFiles(variation: { jobId: string; id: string }) {
  const folder = `${jobFolder(variation.jobId)}${variation.id}`;
  return {
    preview: `${folder}/preview.jpg`,
    final: (format: PictureFormat) => `${folder}/final.${extensionOf(format)}`,
    exported: (preset: PresetId, { width, height }: { width: number; height: number }, format: PictureFormat) =>
      `${folder}/${preset.replaceAll('_', '-')}-${width}x${height}.${extensionOf(format)}`,
  };
}
