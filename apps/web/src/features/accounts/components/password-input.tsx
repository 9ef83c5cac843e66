import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';

/** A password field that can show its value. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={visible ? 'text' : 'password'} dir="ltr" className="pe-12 rtl:text-end" />
      <Button
        look="quiet"
        size="icon"
        className="absolute end-0.5 top-0.5"
        aria-pressed={visible}
        aria-label={t('form.showPassword')}
        onClick={() => setVisible(!visible)}
      >
        <Icon aria-hidden size={18} />
      </Button>
    </div>
  );
}
