/** The limit of somebody who sees a card, with what was used of it. */
export interface MembershipLimit {
  id: string;
  name: string;
  period: string;
  amount: bigint;
  used: bigint;
}
