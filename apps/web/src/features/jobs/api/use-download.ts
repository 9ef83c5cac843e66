import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { addressOf } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { downloadFile } from '../../../lib/download-file.ts';

export type FileFormat = 'jpeg' | 'png' | 'webp';

/** Saves one finished picture in full size. */
export function usePictureDownload() {
  const say = useErrorText();
  return useMutation({
    mutationFn: ({ id, style, format }: { id: string; style: string; format: FileFormat }) =>
      downloadFile(addressOf('/variations/:id/file', { id }, { size: 'full', format }), `${style}.${format}`),
    onError: (error) => toast.error(say(error)),
  });
}

/** Saves all finished pictures of a job as one ZIP. */
export function useSetDownload(jobId: string) {
  const say = useErrorText();
  return useMutation({
    mutationFn: () => downloadFile(addressOf('/jobs/:id/download', { id: jobId }), 'vitrine.zip'),
    onError: (error) => toast.error(say(error)),
  });
}
