/** What is open over the table. */
export type Window =
  'menu' | 'rules' | 'settings' | 'keys' | 'unseen' | 'people' | 'phrases' | 'fair' | { pile: number };
