import type { CallIn } from '@vitrine/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, call } from '../../../lib/api/call.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { sayFarewellAt } from '../../../lib/session/login-address.ts';
import { endSessionEverywhere } from '../../../lib/session/other-tabs.ts';

/** Downloads the account's data as a ZIP; `bytes` counts the progress. */
export function useExport() {
  const [bytes, setBytes] = useState(0);
  const download = useMutation({
    mutationFn: () => {
      setBytes(0);
      return downloadFile(addressOf('/user/export'), 'vitrine.zip', { onProgress: setBytes });
    },
  });
  return { download, bytes };
}

/** Deletes the account for good; this browser's session ends, and a farewell page follows. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: NonNullable<CallIn<'DELETE /user'>['body']>) => call('DELETE /user', { body }),
    onSuccess: () => {
      sayFarewellAt('/goodbye');
      endSessionEverywhere();
    },
  });
