import { z } from '@console/contracts/zod';
import { keyword } from './list';
import { id } from './text';

/** Choices that one answer holds at most; whoever looks for others types a part of their name. */
export const optionsMax = 50;

/** Ids whose names one call answers: as many as any form lets be chosen. */
export const chosenMax = 500;

/** What a call for choices takes: those that hold the keyword, or those of these ids, whatever else they are. */
export interface OptionsQuery {
  keyword?: string | undefined;
  ids?: string[] | undefined;
}

/** The same as fields of an input; `prefix` begins the ids of what is chosen. */
export const optionsInput = (prefix: string) => ({
  keyword: keyword().optional(),
  ids: z.array(id(prefix)).max(chosenMax).optional(),
});

/** Answer of such a call, in the order in which people look through it. */
export const optionsOutput = <R extends z.ZodType>(record: R) =>
  z.strictObject({
    list: z.array(record).max(chosenMax),
    /** There are more than these. */
    hasMore: z.boolean(),
  });
