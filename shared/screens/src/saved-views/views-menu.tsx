import { beginWithView, type SavedView, saveView, type ViewScope, viewScopes } from '@console/contracts/views';
import { lazyComponent, useShell } from '@console/remote-kit';
import { Icon, Menu, type MenuEntry } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../handover/use-dialog';
import { useLanguage } from '../use-shown';
import { failureText } from '../wire/failure-of';
import { type Sent, useOperation } from '../wire/use-operation';
import type { SavedViews } from './use-saved-views';
import classes from './views.module.css';

/** Loaded on the first click, because most users do not edit views. */
const ViewDialog = lazyComponent(() => import('./view.dialog'));
const ViewRemoveDialog = lazyComponent(() => import('./view-remove.dialog'));

const dialogs = { action: ['NEW', 'EDIT', 'REMOVE'] } as const;

/** Menu of a list's saved views, with actions on the current one. */
export function ViewsMenu({ views }: { views: SavedViews }) {
  const { t } = useTranslation();
  const dialog = useDialog('view', dialogs);
  const { current, record } = views;
  const openDialog = (action: (typeof dialogs.action)[number]) => dialog.open({ action });
  const actions = useViewActions(views, openDialog);
  if (!record) return null;
  const label = labelOf(views, t);
  return (
    <>
      <Menu
        align="end"
        label={t('kit.views.label', { label })}
        trigger={
          <span className={classes.trigger} data-modified={views.isModified || undefined}>
            <span className={classes.name}>{label}</span>
            <Icon name="chevron-down" size={12} />
          </span>
        }
        items={[...viewEntries(views, t), ...actions]}
      />
      {dialog.show(({ action }) => {
        if (action === 'NEW') return <ViewDialog views={views} view={null} onClose={dialog.close} />;
        if (!current) return null;
        return action === 'EDIT' ? (
          <ViewDialog views={views} view={current} onClose={dialog.close} />
        ) : (
          <ViewRemoveDialog views={views} view={current} onClose={dialog.close} />
        );
      })}
    </>
  );
}

type Say = ReturnType<typeof useTranslation>['t'];

function labelOf({ current, isModified }: SavedViews, t: Say): string {
  if (!current) return t('kit.views');
  return isModified ? t('kit.views.modified', { name: current.name }) : current.name;
}

/** Menu entries: all rows first, then the user's own views, the views of the user's role, and those of the company. */
function viewEntries({ record, current, show }: SavedViews, t: Say): MenuEntry[] {
  const { views = [], defaultId = null } = record ?? {};
  if (views.length === 0) return [];
  const entryOf = (view: SavedView): MenuEntry => ({
    key: view.id,
    label: view.id === defaultId ? t('kit.view.first', { name: view.name }) : view.name,
    checked: view.id === current?.id,
    onSelect: () => show(view),
  });
  const headed = (scope: ViewScope): MenuEntry[] => {
    const [first, ...others] = views.filter((view) => view.scope === scope).map(entryOf);
    return first ? [{ ...first, heading: t(`kit.views.${scope}`) }, ...others] : [];
  };
  const plain = { key: 'plain', label: t('kit.views.plain'), checked: !current, onSelect: () => show(null) };
  return [plain, ...viewScopes.flatMap(headed)];
}

function useViewActions(views: SavedViews, openDialog: (action: 'NEW' | 'EDIT' | 'REMOVE') => void): MenuEntry[] {
  const { t } = useTranslation();
  const { current, isModified, record, show } = views;
  const save = useSaveChanges(views);
  const begin = useBegin(views);
  const saveAs: MenuEntry = {
    key: 'new',
    label: t('kit.view.new'),
    icon: 'plus',
    startsGroup: (record?.views.length ?? 0) > 0,
    onSelect: () => openDialog('NEW'),
  };
  if (!current) return [saveAs];
  const { mayChange } = current;
  const isFirst = record?.defaultId === current.id;
  return [
    ...(isModified && mayChange ? [{ key: 'save', label: t('kit.view.save'), startsGroup: true, onSelect: save }] : []),
    ...(isModified
      ? [{ key: 'back', label: t('kit.view.back'), startsGroup: !mayChange, onSelect: () => show(current) }]
      : []),
    isModified ? { ...saveAs, startsGroup: false } : saveAs,
    {
      key: 'begin',
      label: t(isFirst ? 'kit.view.beginPlain' : 'kit.view.begin'),
      onSelect: () => begin(isFirst ? null : current.id),
    },
    ...(mayChange
      ? [
          { key: 'edit', label: t('kit.view.edit'), onSelect: () => openDialog('EDIT') },
          { key: 'remove', label: t('kit.view.remove'), danger: true, onSelect: () => openDialog('REMOVE') },
        ]
      : []),
  ];
}

/** Saves the current state in the view. A view that another user has changed since is reloaded and not overwritten. */
function useSaveChanges({ current, content, reload, adopt }: SavedViews) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const tell = useAnnouncement();
  const { send } = useOperation(saveView);
  return async () => {
    if (!current) return;
    const { id, version, name, scope, roleId } = current;
    const sent = await send({ id, version, name, scope, roleId, content });
    if (sent.at === 'done') {
      adopt(sent.data);
      notify({ tone: 'ok', text: t('kit.view.saved', { name }) });
    }
    tell(sent);
    reload();
  };
}

function useBegin({ list, reload }: SavedViews) {
  const tell = useAnnouncement();
  const { send } = useOperation(beginWithView);
  return async (viewId: string | null) => {
    tell(await send({ list, viewId }));
    reload();
  };
}

/** Error message of an action that has no dialog. */
function useAnnouncement() {
  const { notify } = useShell();
  const language = useLanguage();
  return (sent: Sent<unknown>) => {
    if ('failure' in sent) notify({ tone: 'bad', text: failureText(sent.failure, language) });
  };
}
