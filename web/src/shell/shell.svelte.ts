/** Which of the dialogs that every page has is open, and which game (at which table) the page is about. */
export const shell = $state<{ open: '' | 'settings' | 'shortcuts'; game: string; table: string }>({
  open: '',
  game: '',
  table: '',
});

/** The page is about this game from now on. */
export function about(game: string, table = ''): void {
  shell.game = game;
  shell.table = table;
}
