import { type CustomTypesConfig, types } from 'pg';

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = types.builtins;

/** Several moments, days, spans or numbers of any count of digits. */
const lists = [1115, 1182, 1185, 1187, 1231];

/** Stays as the database says it: a `Date` has no microseconds, and a day has no zone. */
const untouched = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...lists]);

/** How columns are read. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => (untouched.has(id) ? (value: string) => value : types.getTypeParser(id, format)),
};

/** The columns of an answer, and how each is read. */
export class Shape {
  private readonly blank: Record<string, null>;

  constructor(private readonly columns: { name: string; read: (text: string) => unknown }[]) {
    this.blank = Object.fromEntries(columns.map(({ name }) => [name, null]));
  }

  rowOf(texts: (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = { ...this.blank };
    let index = 0;
    for (const { name, read } of this.columns) {
      const text = texts[index];
      if (text !== null && text !== undefined) row[name] = read(text);
      index += 1;
    }
    return row;
  }
}

interface Description {
  fields: { name: string; dataTypeID: Parameters<typeof types.getTypeParser>[0] }[];
}

export const shapeOf = ({ fields }: Description): Shape =>
  new Shape(fields.map(({ name, dataTypeID }) => ({ name, read: columnTypes.getTypeParser(dataTypeID, 'text') })));

/** Of a statement that answers no rows. */
export const noColumns = new Shape([]);
