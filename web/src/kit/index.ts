/** The drawing kit that all boards share. */
export { default as Button } from './Button.svelte';
export { default as Card } from './Card.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Die } from './Die.svelte';
export { default as Ghost } from './Ghost.svelte';
export { default as Spirit } from './Spirit.svelte';
export { default as Token } from './Token.svelte';
export { ghost } from './ghost';
export { scrolls } from './scrolls';
export { SHAPES, SPIRITS, type Spirit as SpiritName } from './spirit';
export { hideNote, showNote, tip, type TipText } from './tip.svelte';
