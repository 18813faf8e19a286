// Page for `npm run bench -- table`: a table whose number of rows and variant are in the address.
import '../adapter';
import '../theme/theme.css';
import '@arco-design/web-react/es/Table/style/css.js';
import { startI18n } from '@console/i18n';
import ArcoTable from '@arco-design/web-react/es/Table';
import { type ReactElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { uiLocales } from '../locales/ui-locales';
import { DataTable } from '../table/data-table';
import type { Column } from '../table/table-parts';
import { Amount } from '../values/amount';
import { CardNumber } from '../values/card-number';

interface Row {
  id: string;
  number: string;
  alias: string;
  holder: string;
  merchant: string;
  bin: string;
  amount: string;
  expiry: string;
  createdAt: string;
}

const names = ['Harbourline Travel', 'Brightpath Media', 'Cloudmere Hosting', 'Stayhaven Hotels', 'Northquay Freight'];
const nameOf = (index: number) => names[index % names.length] ?? '';

const rowOf = (_: unknown, index: number): Row => ({
  id: `card-${index}`,
  number: `40001201••••${String(1000 + (index % 9000))}`,
  alias: `${nameOf(index)} ${index}`,
  holder: nameOf(index * 7),
  merchant: nameOf(index * 3),
  bin: '40001201',
  amount: `${(index * 37) % 100_000}.${String(index % 100).padStart(2, '0')}`,
  expiry: '11/28',
  createdAt: '2026-03-09',
});

const labelsOf = (key: 'alias' | 'holder' | 'merchant', title: string): Column<Row> => ({
  key,
  title,
  render: (row) => <span title={row[key]}>{row[key]}</span>,
});

const columns: Column<Row>[] = [
  { key: 'number', title: 'Number', width: 188, render: ({ number }) => <CardNumber number={number} /> },
  labelsOf('alias', 'Alias'),
  labelsOf('holder', 'Cardholder'),
  labelsOf('merchant', 'Merchant'),
  { key: 'bin', title: 'BIN', width: 92, render: ({ bin }) => bin },
  {
    key: 'balance',
    title: 'Balance',
    width: 128,
    align: 'end',
    render: ({ amount }) => <Amount value={{ amount, currency: 'USD' }} />,
  },
  { key: 'expiry', title: 'Expires', width: 72, render: ({ expiry }) => expiry },
  { key: 'createdAt', title: 'Created', width: 112, align: 'end', render: ({ createdAt }) => createdAt },
];

const idOf = ({ id }: Row) => id;
const height = 700;

const tables: Record<string, (rows: Row[]) => ReactElement> = {
  kit: (rows) => <DataTable label="Cards" columns={columns} rows={rows} rowKey={idOf} />,
  arco: (rows) => <Arco rows={rows} isVirtual={false} />,
  'arco-virtualized': (rows) => <Arco rows={rows} isVirtual />,
};

function Arco({ rows, isVirtual }: { rows: Row[]; isVirtual: boolean }) {
  return (
    <ArcoTable
      border={false}
      pagination={false}
      tableLayoutFixed
      virtualized={isVirtual}
      scroll={{ y: height - 40 }}
      rowKey="id"
      data={rows}
      columns={columns.map(({ key, title, width, align, render }) => ({
        key,
        title,
        ...(width !== undefined && { width }),
        align: align === 'end' ? ('right' as const) : ('left' as const),
        render: (_cell: unknown, row: Row) => render(row),
      }))}
    />
  );
}

/** Reports the time from the click until the first frame with the table. */
function Painted({ since, children }: { since: number; children: ReactElement }) {
  useEffect(() => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (document.title = String(performance.now() - since)));
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(null));
  }, [since]);
  return children;
}

async function start(): Promise<void> {
  await startI18n('en-US', { ui: uiLocales });
  const [manner = '', count = '0'] = location.hash.slice(1).split(',');
  const rows = Array.from({ length: Number(count) }, rowOf);
  const box = document.createElement('main');
  box.style.cssText = `display: flex; flex-direction: column; block-size: ${height}px; inline-size: 1172px`;
  const button = document.createElement('button');
  button.textContent = 'Show';
  button.addEventListener('click', () => {
    const since = performance.now();
    const table = tables[manner];
    if (table) createRoot(box).render(<Painted since={since}>{table(rows)}</Painted>);
  });
  document.body.append(button, box);
  document.title = 'ready';
}

void start();
