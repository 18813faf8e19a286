import { mayBeCardNumber } from '@console/contracts';
import { slots, type SlotEvent } from '@console/contracts/slots';

const { props, events } = slots['palette.records'];

/** Response of another remote's search, with its query. */
export type Found = SlotEvent<'palette.records'>;

/**
 * Returns the keyword for the searches; null if the query is too short or looks like a card number, which is secret.
 */
export function keywordOf(query: string): string | null {
  const { data } = props.safeParse({ keyword: query });
  return data && !mayBeCardNumber(data.keyword) ? data.keyword : null;
}

/** Returns the response of a search if it is for this keyword. */
export function answerTo(keyword: string, event: unknown): Found | undefined {
  const { data } = events.safeParse(event);
  return data?.keyword === keyword ? data : undefined;
}
