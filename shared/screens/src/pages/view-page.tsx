import type { Operation } from '@console/contracts';
import type { AuditedObject } from '@console/contracts/areas';
import { usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { Empty, PageBody, PageHeader, RowActionButtons, useIsNarrow } from '@console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noActions, type RecordActions } from '../actions/record-actions';
import { Related } from '../slots/related';
import { type Query, useRecord } from '../wire/use-record';
import { ZoneNote } from '../zone-note';
import { RecordGate } from './record-gate';
import { useLeave } from './use-leave';

/** Data for the parts of a record page. */
interface Viewed<Row, History> {
  record: Row;
  history: Query<History>;
  /** Reloads the record and its history in the background. */
  reload: () => void;
  /** Number of reloads, for parts that load their own data. */
  turn: number;
}

type Part<Row, History> = (viewed: Viewed<Row, History>) => ReactNode;

/** Props of the page of one kind of record. */
export interface ViewPageProps<Row, History> {
  /** Prefix of the text keys: `holder.noId`, and `holder.failed` unless `failed` is set. */
  ns: string;
  failed?: string;
  read: Operation<{ id: string }, Row>;
  history: Operation<{ id: string }, History>;
  /** Kind of the record in the audit log and for related records of other remotes. */
  kind: AuditedObject;
  nameOf: (record: Row) => string;
  /** Actions of the record. */
  actions?: RecordActions<Row>;
  /** Content after the name, such as the state. */
  badges?: Part<Row, History>;
  /** Line below the name. */
  description?: Part<Row, History>;
  /** Details in the right column. */
  side: Part<Row, History>;
  children: Part<Row, History>;
}

/** Page of the record whose id is in the address, with its loading and failed states. */
export function ViewPage<Row, History>(props: ViewPageProps<Row, History>) {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  const { ns, failed, read } = props;
  if (!id) return <Empty picture="choice" title={t(`${ns}.noId`)} />;
  return (
    <RecordGate key={id} ns={ns} failed={failed} id={id} read={read}>
      {(record, query) => <RecordView {...props} id={id} record={record} onReload={query.reload} />}
    </RecordGate>
  );
}

interface RecordViewProps<Row, History> extends ViewPageProps<Row, History> {
  id: string;
  record: Row;
  onReload: Query<Row>['reload'];
}

function RecordView<Row, History>({ id, record, onReload, ...props }: RecordViewProps<Row, History>) {
  const { kind, nameOf, actions = noActions, badges, description, side, children } = props;
  const history = useRecord(props.history, { id });
  const [turn, setTurn] = useState(0);
  usePageTitle({ name: nameOf(record) });
  const reload = () => {
    onReload({ background: true });
    history.reload({ background: true });
    setTurn((before) => before + 1);
  };
  const { rowActions, dialog } = actions.useActions({ reload, leave: useLeave() });
  const isNarrow = useIsNarrow();
  const viewed = { record, history, reload, turn };
  return (
    <PageBody
      note={<ZoneNote />}
      head={
        <PageHeader title={<bdi>{nameOf(record)}</bdi>} extra={badges?.(viewed)} description={description?.(viewed)}>
          <RowActionButtons inSight={isNarrow ? 2 : 3} actions={rowActions(record)} />
        </PageHeader>
      }
      side={
        <>
          {side(viewed)}
          <Related kind={kind} id={id} />
        </>
      }
    >
      {children(viewed)}
      {dialog}
    </PageBody>
  );
}
