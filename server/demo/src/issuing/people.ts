/** Somebody whose name stands in the history of a card. */
export interface Person {
  id: string;
  name: string;
}

/** People of one company, by what they do with cards. */
export interface Staff {
  issuer: Person;
  risk: Person;
  support: Person;
  checker: Person;
  /** Works for the first merchant only. */
  merchantOwner: Person;
}
