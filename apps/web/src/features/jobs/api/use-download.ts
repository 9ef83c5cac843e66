import type { AloneKind, PresetId } from '@vitrine/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { addressOf } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { downloadFile } from '../../../lib/download-file.ts';

export type FileFormat = 'jpeg' | 'png' | 'webp';

interface PictureWish {
  id: string;
  style: string;
  format: FileFormat;
  /** Target channel; left out: full size. */
  preset?: PresetId | undefined;
  /** The product without background. */
  alone?: AloneKind | undefined;
}

/** Saves one finished picture. */
export function usePictureDownload() {
  const say = useErrorText();
  return useMutation({
    mutationFn: ({ id, style, format, preset, alone }: PictureWish) =>
      downloadFile(
        addressOf('/variations/:id/file', { id }, { size: 'full', format, preset, alone }),
        `${style}.${format}`,
      ),
    onError: (error) => toast.error(say(error)),
  });
}

/** Downloads all finished pictures of a job as one ZIP, optionally in a channel's format. */
export function useSetDownload(jobId: string) {
  const say = useErrorText();
  return useMutation({
    mutationFn: (preset: PresetId | undefined) =>
      downloadFile(addressOf('/jobs/:id/download', { id: jobId }, { preset }), 'vitrine.zip'),
    onError: (error) => toast.error(say(error)),
  });
}
