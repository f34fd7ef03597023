/** Which of the dialogs that every page has is open. */
export const shell = $state<{ open: '' | 'settings' | 'shortcuts' }>({ open: '' });
