/** User whose name is shown in a card's history. */
export interface Person {
  id: string;
  name: string;
}

/** Users of one company, by their task. */
export interface Staff {
  issuer: Person;
  risk: Person;
  support: Person;
  checker: Person;
  /** User of the first merchant. */
  merchantOwner: Person;
}
