/**
 * Returns a cursor in the server's format, for positions that no page number reaches. Screens treat cursors as opaque.
 */
export const cursorOf = (order, values) => Buffer.from(JSON.stringify({ order, values })).toString('base64url');
export const sorted = (field, dir) => [{ field, dir }];

/** Returns cases from the named inputs of one list. */
export const of = (list, route, inputs) =>
  Object.entries(inputs).map(([name, input]) => ({ name: `${list}, ${name}`, route, input }));

export const filters = (name, values) =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, { filter: { [name]: [value] } }]));

export const orders = (fields) =>
  Object.fromEntries(
    fields.flatMap((field) => ['asc', 'desc'].map((dir) => [`by ${field} ${dir}`, { sort: sorted(field, dir) }])),
  );
