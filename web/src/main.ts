// Starts the client once its first language has been loaded.
import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n.svelte';
import './fonts.css';
import './app.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await i18n.use(i18n.preferred());
mount(App, { target });
