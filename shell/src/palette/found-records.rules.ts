import { mayBeCardNumber } from '@console/contracts';
import { slots, type SlotEvent } from '@console/contracts/slots';

const { props, events } = slots['palette.records'];

/** What a search of another remote answered, and for which letters. */
export type Found = SlotEvent<'palette.records'>;

/** What searches are asked for; null where so few letters find everything, or where the digits are a secret. */
export function keywordOf(query: string): string | null {
  const { data } = props.safeParse({ keyword: query });
  return data && !mayBeCardNumber(data.keyword) ? data.keyword : null;
}

/** What a search reports, if it is for these letters. */
export function answerTo(keyword: string, event: unknown): Found | undefined {
  const { data } = events.safeParse(event);
  return data?.keyword === keyword ? data : undefined;
}
