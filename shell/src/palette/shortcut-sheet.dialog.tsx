import { Kbd } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { PageHelp } from '../help/page-help';
import css from './palette.module.css';
import { commandKey } from './shortcuts.rules';

/** Help for the visible page, and the keyboard shortcuts of the console and its lists. */
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
    [t('shortcuts.rowTimes'), ['T']],
  ];
  return (
    <Dialog open title={t('help.title')} onClose={onClose}>
      <PageHelp />
      <h3 className={css.shortcutsTitle}>{t('shortcuts.title')}</h3>
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
