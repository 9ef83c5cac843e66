import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { LANGUAGES, toLocale } from '../../../lib/i18n/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { selectClasses } from '../../../ui/control-classes.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useSaveProfile } from '../api/use-profile.ts';
import { anyText } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { ActionError } from './action-error.tsx';

const RULES = { username: anyText, full_name: anyText, language: anyText };

/** Saves, then switches to the chosen language. */
function useProfileForm() {
  const { t } = useTranslation('account');
  const { choose } = useLanguage();
  const save = useSaveProfile();
  const checked = useCheckedForm({
    rules: RULES,
    error: save.error,
    onValid: ({ username, full_name, language }) => {
      const wish = { username: username.trim(), full_name: full_name.trim(), language: toLocale(language) };
      const onSuccess = () => {
        choose(wish.language);
        toast.success(t('profile.saved'));
      };
      save.mutate(wish, { onSuccess });
    },
  });
  return { ...checked, pending: save.isPending };
}

function LanguageSelect({ user, error }: { user: User; error: string | undefined }) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('profile.language')} hint={t('profile.languageHint')} error={error}>
      {(control) => (
        <select
          {...control}
          name="language"
          defaultValue={user.language}
          autoComplete="language"
          className={`${selectClasses} min-h-12`}
        >
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Names and the language that e-mails are written in. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { form, submit, say, general, pending } = useProfileForm();
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ActionError title={t('profile.failed')} error={general} />
      <Field label={t('profile.fullName')} error={say('full_name')}>
        {(control) => (
          <Input {...control} name="full_name" autoComplete="name" maxLength={60} defaultValue={user.full_name ?? ''} />
        )}
      </Field>
      <Field label={t('profile.username')} hint={t('profile.emptyHint')} error={say('username')}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="nickname"
            maxLength={60}
            defaultValue={user.username ?? ''}
          />
        )}
      </Field>
      <LanguageSelect user={user} error={say('language')} />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {t(pending ? 'profile.saving' : 'profile.save')}
      </Button>
    </form>
  );
}
