import { areas } from './areas';
import type { Operation } from './operation';

type AnyOperation = Operation<never, unknown>;

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value && 'output' in value;

/** Every call there is, by its exported name. The server mounts exactly these; the fake server of tests too. */
export const operations: Record<string, AnyOperation> = Object.fromEntries(
  areas
    .flatMap(({ operations: files = [] }) => files.flatMap((file) => Object.entries(file)))
    .filter((pair): pair is [string, AnyOperation] => isOperation(pair[1])),
);
