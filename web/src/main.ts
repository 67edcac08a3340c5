import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts/fonts.css';
import { language } from './lib/i18n';
import { settings } from './lib/settings/settings.svelte';

settings.apply();

const target = document.getElementById('app');
if (target) void language.start().then(() => mount(App, { target }));
