import type { User } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { needSession } from './need-session.ts';
import { USER_KEY } from './use-user.ts';

interface Profile {
  username: string;
  full_name: string;
  language: User['language'];
}

/** Saves the profile, as form data. An empty field is not sent and stays unchanged. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, full_name, language }: Profile) => {
      needSession();
      return call('PUT /user/profile', {
        body: { language, ...(username !== '' && { username }), ...(full_name !== '' && { full_name }) },
        asForm: true,
      });
    },
    onSuccess: (user) => {
      client.setQueryData(USER_KEY, user);
      announceUserUpdate();
    },
  });
}
