import type { AloneKind, PresetId } from '@vitrine/contract';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

export const extensionOf = (format: PictureFormat): string => EXTENSIONS[format];

/** Storage folder of all files of a job. */
export const jobFolder = (jobId: string) => `jobs/${jobId}/` as const;

interface Version {
  jobId: string;
  id: string;
  version: number;
}

/** Storage folder of one version of a variation; the first version's folder contains the others. */
export const versionFolder = ({ jobId, id, version }: Version) =>
  `${jobFolder(jobId)}${id}/${version === 0 ? '' : `${version}/`}` as const;

/** Storage keys of one version of a variation: no version ever replaces another's files. */
export function variationFiles(variation: Version) {
  const folder = versionFolder(variation);
  return {
    preview: `${folder}preview.jpg`,
    final: (format: PictureFormat) => `${folder}final.${extensionOf(format)}`,
    alone: (kind: AloneKind, format: PictureFormat) =>
      `${folder}alone-${kind.replaceAll('_', '-')}.${extensionOf(format)}`,
    exportPreview: ({ width, height }: { width: number; height: number }) => `${folder}preview-${width}x${height}.jpg`,
    exported: (preset: PresetId, { width, height }: { width: number; height: number }, format: PictureFormat) =>
      `${folder}${preset.replaceAll('_', '-')}-${width}x${height}.${extensionOf(format)}`,
  };
}
