import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextInput, type TextInputProps } from './text-input';

/** Password input, hidden until the user displays it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="small"
      icon={isShown ? 'eye' : 'eye-off'}
      label={isShown ? t('hidePassword') : t('showPassword')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    />
  );
  return <TextInput autoComplete="current-password" {...props} type={isShown ? 'text' : 'password'} after={toggle} />;
}
