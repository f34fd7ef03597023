import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { listenForTouch } from './sound/sound';
import { router } from './state/route.svelte';
import { applyTheme, settings } from './state/settings.svelte';
import { shelf } from './state/shelf.svelte';
import { words } from './words/words.svelte';

applyTheme();
listenForTouch();
router.start();
void shelf.load(settings.language);
const target = document.getElementById('app');
if (target) void words.speak(settings.language).then(() => mount(App, { target }));
