/** What can be opened or done at a table, drawn: the paths of lines in a square of 24. */
export const ICONS = {
  rules: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h6M9 13h6',
  moves: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  unseen: 'M4 5h16v14H4zM4 10h16M4 14.5h16M9.5 5v14M14.5 5v14',
  people:
    'M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm7 0a3.5 3.5 0 1 0 0-7M2 20c0-4 3-6 6.5-6s6.5 2 6.5 6M17 14c3 0 5 2 5 6',
  fair: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 11.5l2.2 2.2 4-4.2',
  settings: 'M3 7h9M18 7h3M3 17h3M12 17h9M18 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M12 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10.5 21.5h3',
  start: 'M4 11.5 12 4l8 7.5M6.5 10v10h11V10',
} as const;
