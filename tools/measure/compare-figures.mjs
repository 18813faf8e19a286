const digits = (value) => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2));
const cell = (value) => (value === undefined ? '–' : digits(value)).padStart(12);

/**
 * Compares figures with their limits and last values. `above` lists figures above their limit and limits without a
 * figure; `next` has the measured values as last values.
 */
export function compareFigures(figures, measured) {
  const values = new Map(measured.map(({ about, value }) => [about, value]));
  const names = [...new Set([...Object.keys(figures), ...values.keys()])];
  const rows = names.map((name) => ({ name, value: values.get(name), ...figures[name] }));
  const isAbove = ({ value, limit }) => limit !== undefined && (value === undefined || value > limit);
  const lineOf = (row) =>
    `${row.name.padEnd(48)}${cell(row.value)}${cell(row.limit)}${cell(row.last)}${isAbove(row) ? '  above its limit' : ''}`;
  const kept = rows.filter(({ value, limit }) => value !== undefined || limit !== undefined);
  return {
    lines: [
      `${'Figure'.padEnd(48)}${['value', 'limit', 'last'].map((title) => title.padStart(12)).join('')}`,
      ...rows.map(lineOf),
    ],
    above: rows.filter(isAbove).map(({ name }) => name),
    next: Object.fromEntries(kept.map(({ name, value, limit, last }) => [name, { limit, last: value ?? last }])),
  };
}
