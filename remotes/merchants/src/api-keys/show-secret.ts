import { createContext, useContext } from 'react';

/** A secret that the server returned once, and the key that it belongs to. */
export interface MadeSecret {
  secret: string;
  name: string;
  scopes: readonly string[];
}

/** Shows a secret over the list of keys, because the dialog that requested it closes. */
export const ShowSecret = createContext<(made: MadeSecret) => void>(() => undefined);

export const useShowSecret = () => useContext(ShowSecret);
