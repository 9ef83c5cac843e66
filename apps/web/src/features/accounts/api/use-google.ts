import type { CallIn } from '@vitrine/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { noteLeave } from '../away-at-google.ts';

type Wish = CallIn<'POST /auth/google/start'>['body'] & { remember: boolean };

/** Goes to Google's page. */
export const useGoogleStart = () =>
  useMutation({
    mutationFn: ({ remember, ...body }: Wish) => {
      noteLeave({ remember });
      return call('POST /auth/google/start', { body });
    },
    onSuccess: ({ url }) => window.location.assign(url),
  });
