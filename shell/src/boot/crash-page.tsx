import { Button } from '@console/ui';
import { useLayoutEffect, useRef } from 'react';
import css from '../errors/error-page.module.css';
import { reload } from './fresh-document';
import chinese from './zh-CN.json';
import english from './en-US.json';

/**
 * Page in place of the whole console. It uses neither i18next nor a context, because their start may be what failed: the
 * texts are part of the main file.
 */
export function CrashPage({ text }: { text: 'crash.text' | 'crash.start' }) {
  const texts = document.documentElement.lang === 'zh-CN' ? chinese : english;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <main className={css.page} data-page="crash" data-remote={`shell@${__VERSION__}`}>
      <p className={css.text} role="alert">
        {texts[text]}
      </p>
      <Button ref={button} variant="primary" onClick={reload}>
        {texts['crash.reload']}
      </Button>
    </main>
  );
}
