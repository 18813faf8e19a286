import { allowedAction, codes, listInput, listOutput, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { columnsOf } from '../lists/columns-of';
import { ListPage } from '../lists/list-page';
import { useList } from '../lists/use-list';
import { withKit } from '../locales/with-kit';
import { ActionDialog } from '../pages/action.dialog';
import { ViewPage } from '../pages/view-page';
import { type ActionProps, actionsOf } from './actions-of';

const budget = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
type Budget = z.infer<typeof budget>;
const detail = budget.extend({ spent: z.int() });
const target = z.strictObject({ id: z.string() });
const change = target.extend({ version: z.int() });

const permission = 'cards.budget.view';
const read = { permission, reads: true } as const;
const list = operation({
  ...read,
  path: '/budget/list',
  input: listInput(z.strictObject({}), ['name']),
  output: listOutput(budget),
});
const readBudget = operation({ ...read, path: '/budget/detail', input: target, output: detail });
const history = operation({
  ...read,
  path: '/budget/history',
  input: target,
  output: z.strictObject({ list: z.array(z.string()) }),
});
const disable = operation({ permission, path: '/budget/disable', input: change, output: detail });
const remove = operation({ permission, path: '/budget/delete', input: change, output: z.strictObject({}) });

function BudgetDialog({ record, action, ...page }: ActionProps<Budget, 'DISABLE' | 'DELETE'>) {
  const about = {
    ...page,
    title: `${action} ${record.name}?`,
    start: { id: record.id, version: record.version },
    submit: { label: 'Do it' },
    effect: '',
    conflict: { text: 'Someone else changed it.', record: detail },
    done: 'Done',
  };
  if (action === 'DELETE') return <ActionDialog {...about} operation={remove} />;
  return <ActionDialog {...about} operation={disable} />;
}

const budgetActions = actionsOf({
  ns: 'budget',
  record: budget,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => `/main/budget-save?id=${id}` } },
  actions: {
    DISABLE: { icon: 'lock' },
    DELETE: { icon: 'close', isDangerous: true, leadsTo: '/main/budgets' },
  },
  dialog: BudgetDialog,
});

const english = {
  'budget.action.EDIT': 'Edit',
  'budget.action.DISABLE': 'Disable',
  'budget.action.DELETE': 'Delete',
  'budget.disabledReason.IN_USE': 'Cards use it',
  'budget.title': 'Budgets',
};
const texts = withKit({ 'en-US': async () => ({ default: english }), 'zh-CN': async () => ({ default: {} }) });

const useColumns = columnsOf<Budget>({ ns: 'budget', dicts: [] }, (column) => [
  column.text('name', ({ name }) => name),
]);

const BudgetList = () => (
  <ListPage ns="budget" list={useList(list)} columns={useColumns()} actions={budgetActions}>
    {({ rowActions, turn }) => <output>{`reloads ${turn}, ${rowActions(spring).length} for Spring`}</output>}
  </ListPage>
);
const BudgetView = () => (
  <ViewPage
    ns="budget"
    read={readBudget}
    history={history}
    kind="card"
    nameOf={({ name }) => name}
    actions={budgetActions}
    badges={() => 'Active'}
    description={({ record }) => `${record.spent} spent`}
    side={() => null}
  >
    {() => null}
  </ViewPage>
);

const allowing = (...actions: string[]) => actions.map((action) => ({ action, enabled: true }));
const spring: Budget = { id: 'budget_1', name: 'Spring', version: 3, allowedActions: allowing('DISABLE', 'EDIT') };

const showList = (rows: Budget[]) => {
  const server = fakeServer().on(list, (query) => listResultOf(rows, query));
  return renderScreen(BudgetList, { at: '/main/budgets', texts }).then((shown) => ({ ...shown, server }));
};
const showView = (allowedActions: Budget['allowedActions'], waiting: Record<string, Captured> = {}) => {
  const server = fakeServer()
    .on(readBudget, () => ({ ...spring, spent: 20, allowedActions }))
    .on(history, () => ({ list: [] }))
    .on(disable, () => ({ ...spring, spent: 20 }))
    .on(remove, () => ({}));
  return renderScreen(BudgetView, { at: '/main/budget?id=budget_1', texts, waiting }).then((shown) => ({
    ...shown,
    server,
  }));
};
const labels = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const press = async (user: Awaited<ReturnType<typeof showView>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('a list', () => {
  test('shows the allowed and declared actions of a row in the order of the server, and why one is disabled', async () => {
    const inUse = { action: 'DELETE', enabled: false, reason: 'IN_USE' };
    await showList([{ ...spring, allowedActions: [...allowing('DISABLE', 'ARCHIVE'), inUse, ...allowing('EDIT')] }]);
    expect(labels(await screen.findByRole('row', { name: /Spring/ }))).toEqual([
      'Disable',
      'Delete: Cards use it',
      'Edit',
    ]);
  });

  test('has no column of actions if no row has any', async () => {
    const { server, unmount } = await showList([{ ...spring, allowedActions: allowing('ARCHIVE') }]);
    await screen.findByRole('row', { name: /Spring/ });
    const cells = () => screen.getAllByRole('cell').length;
    const without = cells();
    unmount();
    server.on(list, (query) => listResultOf([spring], query));
    await renderScreen(BudgetList, { at: '/main/budgets', texts });
    await screen.findByRole('row', { name: /Spring/ });
    expect([without, cells()]).toEqual([1, 2]);
  });

  test('opens the page of an action', async () => {
    const { user, requested } = await showList([spring]);
    await press(user, 'Edit');
    expect(requested.visited).toEqual(['/main/budget-save?id=budget_1']);
  });

  test('opens the dialog of an action, and reloads after its success', async () => {
    const rows = [spring];
    const { user, server } = await showList(rows);
    server.on(disable, () => {
      rows[0] = { ...spring, name: 'Spring, disabled', allowedActions: allowing('EDIT') };
      return { ...spring, spent: 0 };
    });
    await press(user, 'Disable');
    expect(screen.getByRole('dialog', { name: 'DISABLE Spring?' })).toBeTruthy();
    await press(user, 'Do it');
    expect(await screen.findByRole('row', { name: /Spring, disabled/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('reloads 1, 2 for Spring')).toBeTruthy();
    expect(server.inputsOf(disable)).toEqual([{ id: 'budget_1', version: 3 }]);
  });

  test('stays open after a record is deleted', async () => {
    const rows = [{ ...spring, allowedActions: allowing('DELETE') }];
    const { user, server, requested } = await showList(rows);
    server.on(remove, () => {
      rows.pop();
      return {};
    });
    await press(user, 'Delete');
    await press(user, 'Do it');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Spring/ })).toBeNull());
    expect(requested.visited).toEqual([]);
  });
});

describe('the page of a record', () => {
  test('has its name, state, description and actions in its header', async () => {
    await showView(allowing('EDIT', 'DISABLE'));
    const header = (await screen.findByRole('heading', { level: 1, name: 'Spring' })).closest('header');
    if (!header) throw new Error('The heading stands in no header.');
    expect(labels(header)).toEqual(['Edit', 'Disable']);
    expect(within(header).getByText('Active')).toBeTruthy();
    expect(within(header).getByText('20 spent')).toBeTruthy();
  });

  test('reloads record and history after an action', async () => {
    const { user, server, requested } = await showView(allowing('DISABLE'));
    await press(user, 'Disable');
    await press(user, 'Do it');
    await waitFor(() => expect([server.inputsOf(readBudget).length, server.inputsOf(history).length]).toEqual([2, 2]));
    expect([requested.visited, requested.closed]).toEqual([[], []]);
  });

  test('reloads after a conflict, and the next submission has the newer version', async () => {
    const { user, server } = await showView(allowing('DISABLE'));
    server.on(disable, ({ version }) => {
      if (version === 3)
        throw refusal(codes.versionConflict, { data: { current: { ...spring, spent: 20, version: 4 } } });
      return { ...spring, spent: 20, version: 5 };
    });
    await press(user, 'Disable');
    await press(user, 'Do it');
    expect(await screen.findByText('Someone else changed it.')).toBeTruthy();
    await waitFor(() => expect(server.inputsOf(readBudget)).toHaveLength(2));
    await press(user, 'Do it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf(disable).map(({ version }) => version)).toEqual([3, 4]);
  });

  test('restores an open dialog in another version of the page, also if records have additional fields', async () => {
    const before = await showView(allowing('DISABLE'));
    await press(before.user, 'Disable');
    const captured = before.parts.get('budget action')?.capture();
    if (!captured) throw new Error('Nothing joined the page.');
    before.unmount();
    await showView(allowing('DISABLE'), { 'budget action': captured });
    expect(await screen.findByRole('dialog', { name: 'DISABLE Spring?' })).toBeTruthy();
  });

  test('opens the list and closes after its record is deleted', async () => {
    const { user, server, requested } = await showView(allowing('DELETE'));
    await press(user, 'Delete');
    await press(user, 'Do it');
    await waitFor(() => expect(requested.visited).toEqual(['/main/budgets']));
    expect(requested.closed).toEqual(['budget']);
    expect(server.inputsOf(readBudget)).toHaveLength(1);
  });
});
