/** A request that no program of ours makes; it is answered with the status 400. */
export class BrokenRequest extends Error {
  readonly statusCode = 400;
}
