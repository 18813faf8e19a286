import { call, CallFailure } from '@console/api';
import { languageOf, pinnedMenusMax, queryMenuChoices, type OutputOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Button, Failed, IconButton, Notice, notify } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menusAtom, pinnedAtom, savePins, type FlatEntry } from './menus';
import { PinnedList } from './pinned-list';
import css from './pins.module.css';

type Progress = { at: 'idle' } | { at: 'saving' } | { at: 'refused'; failure: CallFailure };

/** Rendered after the pins are loaded; otherwise saving could store an empty list. */
export default function PinsDialog({ onClose }: { onClose: () => void }) {
  return useAtomValue(menusAtom).at === 'ready' && <Pins onClose={onClose} />;
}

/** Dialog that selects and sorts pinned menus. Changes apply only when saved. */
function Pins({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { choices, reload } = useChoices();
  const pinnedIds = useAtomValue(pinnedAtom);
  const [changed, setPinned] = useState<FlatEntry[] | null>(null);
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  const entries = choices.at === 'ready' ? choices.entries : [];
  const pinned = changed ?? pinnedOf(entries, pinnedIds);

  const save = async () => {
    if (choices.at !== 'ready') return;
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
          <Button
            variant="primary"
            loading={progress.at === 'saving' || choices.at === 'loading'}
            disabled={choices.at === 'failed'}
            onClick={() => void save()}
          >
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
      {choices.at === 'failed' && (
        <Failed title={t('menu.failed')} message={choices.failure.message} onRetry={reload} />
      )}
      {choices.at === 'ready' && (
        <>
          <PinnedList pinned={pinned} onChange={setPinned} />
          <Available
            entries={entries.filter(({ menuId }) => !pinned.some((one) => one.menuId === menuId))}
            isFull={pinned.length >= pinnedMenusMax}
            onPin={(entry) => setPinned([...pinned, entry])}
          />
        </>
      )}
    </Dialog>
  );
}

type Choice = OutputOf<typeof queryMenuChoices>['list'][number];
type Choices = { at: 'loading' } | { at: 'failed'; failure: CallFailure } | { at: 'ready'; entries: Choice[] };

/** Loads the menus that may be pinned on each opening: roles and the pins of another window may have changed. */
function useChoices(): { choices: Choices; reload: () => void } {
  const [choices, setChoices] = useState<Choices>({ at: 'loading' });
  const [request, setRequest] = useState({ background: false });
  useEffect(() => {
    const stop = new AbortController();
    call(queryMenuChoices, {}, { ...request, signal: stop.signal }).then(
      ({ list }) => setChoices({ at: 'ready', entries: list }),
      // `call()` throws only `CallFailure`.
      (error: unknown) => !stop.signal.aborted && setChoices({ at: 'failed', failure: error as CallFailure }),
    );
    return () => stop.abort();
  }, [request]);
  const reload = () => {
    setChoices({ at: 'loading' });
    setRequest({ background: false });
  };
  return { choices, reload };
}

/** Returns the pinned entries in the order of this window, followed by pins from other windows. */
function pinnedOf(entries: Choice[], ids: string[]): FlatEntry[] {
  const placeOf = ({ menuId }: Choice) => (ids.includes(menuId) ? ids.indexOf(menuId) : ids.length);
  return entries.filter(({ pinned }) => pinned).sort((one, other) => placeOf(one) - placeOf(other));
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
