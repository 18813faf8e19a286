import type { RecordChange, RecordHistory } from '@console/contracts';
import { spelledOut } from '@console/contracts/audit-texts';
import { formatExact, formatTime } from '@console/i18n';
import { TextButton } from '@console/ui';
import type { TimelineItem } from '@console/ui/card';
import { Difference } from '@console/ui/difference';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDicts } from '../dicts/use-dicts';
import { useShown } from '../use-shown';
import { DaysTimeline } from './days-timeline';
import { useSaying } from './use-saying';

const dicts = ['audit_action'];

/** The timeline of `RecordHistory`. */
export default function RecordChanges({ history: { list, names } }: { history: RecordHistory }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(dicts);
  const { saying, nameOf, reasonOf } = useSaying(names);
  const textsOf = (facts: RecordChange['before']) => facts && spelledOut(facts, saying);
  const itemOf = ({ id, at, by, action, before, after, reason }: RecordChange): TimelineItem => ({
    key: id,
    time: formatTime(at, zone),
    moment: formatExact(at, zone),
    ...signOf({ before, after }),
    title: label('audit_action', action),
    text: by ?? t('kit.history.system'),
    note: (
      <ChangeNote reason={reasonOf(reason)}>
        {() => <Difference before={textsOf(before)} after={textsOf(after)} nameOf={nameOf} />}
      </ChangeNote>
    ),
  });
  return <DaysTimeline label={t('kit.history')} happened={list} itemOf={itemOf} />;
}

/** Returns the icon of a change: created, deleted or changed. */
function signOf({ before, after }: Pick<RecordChange, 'before' | 'after'>): Pick<TimelineItem, 'shape' | 'tone'> {
  if (before === null) return { shape: 'dot', tone: 'ok' };
  return after === null ? { shape: 'cross', tone: 'mute' } : { shape: 'half', tone: 'info' };
}

function ChangeNote({ reason, children }: { reason: string; children: () => ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {reason && <p>{reason}</p>}
      <TextButton size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'kit.history.hide' : 'kit.history.show')}
      </TextButton>
      {isOpen && children()}
    </>
  );
}
