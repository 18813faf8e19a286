/** Limit of a wallet user with its usage. */
export interface MembershipLimit {
  id: string;
  name: string;
  period: string;
  amount: bigint;
  used: bigint;
}
