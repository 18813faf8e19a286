/** A place in a list that no page number reaches, as the server writes it: opaque to screens, known to a benchmark. */
export const cursorOf = (order, values) => Buffer.from(JSON.stringify({ order, values })).toString('base64url');
export const sorted = (field, dir) => [{ field, dir }];

/** Named inputs of one list as cases. */
export const of = (list, route, inputs) =>
  Object.entries(inputs).map(([name, input]) => ({ name: `${list}, ${name}`, route, input }));

export const filters = (name, values) =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, { filter: { [name]: [value] } }]));

export const orders = (fields) =>
  Object.fromEntries(
    fields.flatMap((field) => ['asc', 'desc'].map((dir) => [`by ${field} ${dir}`, { sort: sorted(field, dir) }])),
  );
