import { Kbd } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import css from './palette.module.css';
import { commandKey } from './shortcuts.rules';

/** The keys that work everywhere and in every list, in one place. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const rows: [string, string[]][] = [
    [t('shortcuts.palette'), [commandKey(navigator.platform), 'K']],
    [t('shortcuts.help'), ['?']],
    [t('shortcuts.move'), ['↑', '↓']],
    [t('shortcuts.choose'), ['↵']],
    [t('shortcuts.ends'), ['Home', 'End']],
    [t('shortcuts.close'), ['Esc']],
    [t('shortcuts.search'), ['/']],
    [t('shortcuts.rows'), ['J', 'K']],
    [t('shortcuts.openRow'), ['↵']],
    [t('shortcuts.chooseRow'), ['Space']],
    [t('shortcuts.chooseRange'), ['Shift', '↓']],
  ];
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <dl className={css.shortcuts}>
        {rows.map(([text, keys]) => (
          <div key={text} className={css.shortcut}>
            <dt>{text}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
