import { CallFailure } from '@console/api';
import { languageOf, pinnedMenusMax } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Button, IconButton, Notice, notify } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allEntries, menusAtom, pinnedAtom, savePins, type FlatEntry } from './menus';
import { PinnedList } from './pinned-list';
import css from './pins.module.css';

type Progress = { at: 'idle' } | { at: 'saving' } | { at: 'refused'; failure: CallFailure };

/** Once it is known what is pinned: whoever is faster than the menus would save an empty list. */
export default function PinsDialog({ onClose }: { onClose: () => void }) {
  return useAtomValue(menusAtom).at === 'ready' && <Pins onClose={onClose} />;
}

/** Which menus stand on top, and in which order. Nothing is changed before it is saved. */
function Pins({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const entries = useChoices();
  const pinnedIds = useAtomValue(pinnedAtom);
  const [pinned, setPinned] = useState(() => pinnedIds.flatMap((id) => entries.filter((one) => one.menuId === id)));
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  const rest = entries.filter((entry) => !pinned.includes(entry));

  const save = async () => {
    setProgress({ at: 'saving' });
    try {
      await savePins(pinned.map(({ menuId }) => menuId));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return setProgress({ at: 'refused', failure: error });
    }
    notify(t('pins.saved'));
    onClose();
  };

  return (
    <Dialog
      open
      title={t('pins.manage')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('pins.cancel')}</Button>
          <Button variant="primary" loading={progress.at === 'saving'} onClick={() => void save()}>
            {t('pins.save')}
          </Button>
        </>
      }
    >
      {progress.at === 'refused' && (
        <Notice tone="bad">
          {t('pins.failed')} {progress.failure.message}
        </Notice>
      )}
      <PinnedList pinned={pinned} onChange={setPinned} />
      <Available
        entries={rest}
        isFull={pinned.length >= pinnedMenusMax}
        onPin={(entry) => setPinned([...pinned, entry])}
      />
    </Dialog>
  );
}

/** Menus that can be pinned: those that the main menu shows. */
function useChoices(): FlatEntry[] {
  const menus = useAtomValue(menusAtom);
  return menus.at === 'ready' ? allEntries(menus.entries).filter(({ isHidden }) => !isHidden) : [];
}

interface AvailableProps {
  entries: FlatEntry[];
  isFull: boolean;
  onPin: (entry: FlatEntry) => void;
}

function Available({ entries, isFull, onPin }: AvailableProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className={css.heading}>{t('pins.available')}</h3>
      <ul className={css.list}>
        {entries.map((entry) => {
          const name = entry.names[languageOf(currentLocale())];
          return (
            <li key={entry.menuId} className={css.row}>
              <span className={css.name}>{name}</span>
              <IconButton
                size="small"
                icon="pin"
                label={t('pins.pin', { name })}
                disabled={isFull}
                onClick={() => onPin(entry)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
