/** The window that is open over the table. */
export type OpenWindow =
  'menu' | 'rules' | 'settings' | 'keys' | 'unseen' | 'people' | 'phrases' | 'fair' | { pile: number };
