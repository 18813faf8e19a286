/** A request that no client of ours sends; it is answered with the status 400. */
export class BrokenRequest extends Error {
  readonly statusCode = 400;
}
