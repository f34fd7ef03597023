/** Which of the dialogs that are everywhere is open. */
export const shell = $state<{ open: '' | 'settings' | 'shortcuts' }>({ open: '' });
