/** The window that is open over the table; the rules may open at a clause, the first of these that there is. */
export type OpenWindow =
  | 'menu'
  | 'rules'
  | 'settings'
  | 'keys'
  | 'unseen'
  | 'moves'
  | 'people'
  | 'phrases'
  | 'fair'
  | { pile: number }
  | { rules: readonly string[] };
