import { screen, within } from '@testing-library/react';

/** Returns the message below an input, such as the reason for which its value is refused. */
export const messageOf = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

/** Returns the value beside a label in a list of facts. */
export const factOf = (label: string): string | null | undefined =>
  screen.getAllByText(label).find((element) => element.tagName === 'DT')?.nextElementSibling?.textContent;

/** Returns the texts of the cells of the only table on the page, or within an element, row by row. */
export async function tableTexts(place: Pick<typeof screen, 'findByRole'> = screen): Promise<(string | null)[][]> {
  const rows = within(await place.findByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}
